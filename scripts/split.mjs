// Splits a WebAssembly program in two. The first part is whole as long as nobody calls a function of the second, which
// is loaded later and works in the memory and the tables of the first. They reach each other so:
//
//   second → first   by imports of what the first part exports under short names;
//   first → second   by slots that are added to the first table, and are empty until the second part is there.
//
// The functions' bodies stay as they are: both parts are made with all numbers of the whole, and Binaryen drops what is
// not used of that.

import * as sections from "./sections.mjs";
import { END, I32_CONST, entriesOf, functionsOf, importsOf, number, rewritten, section, signed, text } from "./sections.mjs";

const FUNC = 0x60;
const [UNREACHABLE, CALL_INDIRECT, LOCAL_GET] = [0x00, 0x11, 0x20];
const NO_LOCALS = 0;
/** A body that nobody may come to. */
const ABSENT = Buffer.from([NO_LOCALS, UNREACHABLE, END]);

/**
 * The two parts of a program.
 * @param {Buffer} program
 * @param {number} count how many functions, its last ones, go into the second part
 * @param {(program: Buffer) => Buffer} swept drops what is not used, but keeps the names of functions
 * @returns {{first: Buffer, second: Buffer}}
 */
export function split(program, count, swept) {
  const whole = new Whole(program, count);
  const all = whole.later();
  const needed = importsIn(swept(whole.second(all)));
  const called = swept(named(whole.first(all, needed), whole));
  const slots = sections.namesOf(called).flatMap((name) => (Number(name) >= whole.begin ? [Number(name)] : []));
  return { first: swept(whole.first(slots, needed)), second: swept(whole.second(slots, needed)) };
}

/** The program without the bodies of some functions. */
export function without(program, absent) {
  return withBodies(program, (index, body) => (absent.has(index) ? ABSENT : body));
}

const named = (program, whole) =>
  sections.withNames(program, whole.functions.map((_, index) => String(whole.imports + index)));

/** What a part imports, by the names that it was given in the whole. */
const importsIn = (part) => entriesOf(part, sections.IMPORTS, sections.imported).map(({ name }) => name);

function withBodies(program, body) {
  const bodies = functionsOf(program).map((own, index) => sized(body(index, own.body)));
  return rewritten(program, { [sections.CODE]: () => section(bodies) });
}

const sized = (bytes) => Buffer.concat([number(bytes.length), bytes]);

/** A program of which the last functions go into a second part. Numbers of functions count what is imported, too. */
class Whole {
  constructor(program, count) {
    this.program = program;
    this.imports = importsOf(program).length;
    this.functions = functionsOf(program);
    /** The first function of the second part. */
    this.begin = this.imports + this.functions.length - count;
    this.end = this.imports + this.functions.length;
    this.types = entriesOf(program, sections.TYPES, functionType);
    this.tables = entriesOf(program, sections.TABLES, sections.table);
    this.elements = entriesOf(program, sections.ELEMENTS, elements);
  }

  /** The numbers of all functions of the second part. */
  later() {
    return Array.from({ length: this.end - this.begin }, (_, index) => this.begin + index);
  }

  /** The first part, with a slot for each of some functions of the second, which needs some things of the first. */
  first(slots, needed) {
    const slotOf = new Map(slots.map((index, at) => [index, this.tables[0].least + at]));
    const bare = withBodies(this.program, (own, body) => {
      const index = this.imports + own;
      if (index < this.begin) return body;
      return slotOf.has(index) ? this.call(own, slotOf.get(index)) : ABSENT;
    });
    // Whoever finds nothing in the table finds a function that cannot be called instead.
    const known = (index) => Math.min(index, this.begin);
    return rewritten(bare, {
      [sections.TABLES]: () => section(this.tables.map((table, at) => tableOf(table, at === 0 ? slots.length : 0))),
      [sections.ELEMENTS]: () => section(this.elements.map(({ at, indices }) => segment(at, indices.map(known)))),
      [sections.EXPORTS]: (reader) => {
        const own = Array.from({ length: reader.number() }, () => {
          const from = reader.at;
          sections.exported(reader);
          return reader.since(from);
        });
        return section([...own, ...needed.map((name, at) => exported(shortName(at), name))]);
      },
    });
  }

  /** The second part, with those of its functions at hand that the first part calls. */
  second(slots, needed) {
    const kept = this.functions.slice(this.begin - this.imports);
    const names = new Map(needed?.map((name, at) => [name, shortName(at)]));
    const parts = {
      [sections.TYPES]: this.body(sections.TYPES),
      [sections.IMPORTS]: section(this.outside(slots.length).map(([name, what]) =>
        Buffer.concat([text(""), text(names.get(name) ?? name), what]))),
      [sections.FUNCTIONS]: section(kept.map(({ type }) => number(type))),
      [sections.ELEMENTS]: section([...this.runs(), segment(this.tables[0].least, slots)]),
      [sections.CODE]: section(kept.map(({ body }) => sized(body))),
    };
    const written = Object.entries(parts).map(([id, body]) => [Buffer.from([id]), sized(body)]);
    return Buffer.concat([this.program.subarray(0, 8), ...written.flat()]);
  }

  /** All that is outside of the second part: its name, and what it is. */
  outside(slots) {
    const types = [...entriesOf(this.program, sections.IMPORTS, sections.imported).map(({ rest }) => rest)];
    for (const { type } of this.functions.slice(0, this.begin - this.imports)) {
      types.push(Buffer.concat([Buffer.from([sections.FUNCTION]), number(type)]));
    }
    const of = (kind, bodies) =>
      bodies.map((body, at) => [`${kind}:${at}`, Buffer.concat([Buffer.from([kind]), body])]);
    return [
      ...types.map((what, at) => [`${sections.FUNCTION}:${at}`, what]),
      ...of(sections.TABLE, this.tables.map((table, at) => tableOf(table, at === 0 ? slots : 0))),
      ...of(sections.MEMORY, entriesOf(this.program, sections.MEMORIES, sections.limits).map(({ bytes }) => bytes)),
      ...of(sections.GLOBAL, entriesOf(this.program, sections.GLOBALS, globalType).map(({ type }) => type)),
    ];
  }

  /** What the second part puts into the table where the first has gaps. */
  runs() {
    return this.elements.flatMap(({ at, indices }) => {
      const runs = [];
      indices.forEach((index, place) => {
        if (index < this.begin) return;
        const last = runs.at(-1);
        if (last && last.at + last.indices.length === at + place) last.indices.push(index);
        else runs.push({ at: at + place, indices: [index] });
      });
      return runs.map((run) => segment(run.at, run.indices));
    });
  }

  /** The body of a function that calls what is in a slot. */
  call(own, slot) {
    const { type } = this.functions[own];
    const given = Array.from({ length: this.types[type].given }, (_, at) => [Buffer.from([LOCAL_GET]), number(at)]);
    return Buffer.concat([
      Buffer.from([NO_LOCALS]), ...given.flat(), Buffer.from([I32_CONST]), signed(slot),
      Buffer.from([CALL_INDIRECT]), number(type), number(0), Buffer.from([END]),
    ]);
  }

  body(id) {
    let found;
    rewritten(this.program, { [id]: (reader) => ((found = reader.data), reader.data) });
    return found;
  }
}

const shortName = (at) => at.toString(36);

/** An export of what has a name such as `0:12`: its kind, and its number. */
function exported(name, what) {
  const [kind, index] = what.split(":").map(Number);
  return Buffer.concat([text(name), Buffer.from([kind]), number(index)]);
}

function functionType(reader) {
  if (reader.byte() !== FUNC) throw new Error("something else than the type of a function");
  const given = reader.number();
  reader.bytes(given);
  reader.bytes(reader.number());
  return { given };
}

function globalType(reader) {
  const type = reader.bytes(2);
  reader.constant();
  return { type };
}

/** Functions that lie in the first table, and from which place. */
function elements(reader) {
  if (reader.number() !== 0) throw new Error("a table is filled in an unknown way");
  const at = reader.constant();
  return { at, indices: Array.from({ length: reader.number() }, () => reader.number()) };
}

const segment = (at, indices) =>
  Buffer.concat([number(0), Buffer.from([I32_CONST]), signed(at), Buffer.from([END]), section(indices.map(number))]);

/** A table with room for more. */
function tableOf({ type, least, most }, more) {
  const bounds = most === undefined ? [0, least + more] : [1, least + more, most + more];
  return Buffer.concat([Buffer.from([type]), ...bounds.map(number)]);
}
