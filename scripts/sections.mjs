// Reads and rewrites sections of a WebAssembly program.

const CUSTOM = 0;
export const TYPES = 1;
export const IMPORTS = 2;
export const FUNCTIONS = 3;
export const TABLES = 4;
export const MEMORIES = 5;
export const GLOBALS = 6;
export const EXPORTS = 7;
export const START = 8;
export const ELEMENTS = 9;
export const CODE = 10;
export const DATA = 11;
/** Kinds of what is imported and exported. */
export const FUNCTION = 0;
export const TABLE = 1;
export const MEMORY = 2;
export const GLOBAL = 3;
/** A constant, and the end of an expression. */
export const I32_CONST = 0x41;
export const END = 0x0b;
/** A part of the section of names. */
const NAMES_OF_FUNCTIONS = 1;

/** The program with its exported functions that are wanted, and everything else that it exports. */
export function exportsNamed(program, isWanted) {
  return rewritten(program, {
    [EXPORTS]: (reader) => {
      const kept = entries(reader, exported).filter(({ kind, name }) => kind !== FUNCTION || isWanted(name));
      return section(kept.map(({ bytes }) => bytes));
    },
  });
}

/** The names of all functions that the program imports. */
export const importsOf = (program) =>
  entriesOf(program, IMPORTS, imported).flatMap(({ kind, name }) => (kind === FUNCTION ? [name] : []));

/** The names of the program's own functions, as the section of names has them; empty where there is none. */
export function namesOf(program) {
  const first = importsOf(program).length;
  const names = functionsOf(program).map(() => "");
  rewritten(program, {
    [CUSTOM]: (reader) => {
      if (reader.text() !== "name") return null;
      while (!reader.atEnd()) {
        const [part, body] = [reader.byte(), new Reader(reader.bytes(reader.number()))];
        if (part !== NAMES_OF_FUNCTIONS) continue;
        for (let left = body.number(); left > 0; left--) names[body.number() - first] = body.text();
      }
      return null;
    },
  });
  return names;
}

/** The program's own functions in order: the number of its type, and the bytes of its body. */
export function functionsOf(program) {
  const types = entriesOf(program, FUNCTIONS, (reader) => ({ type: reader.number() }));
  const bodies = entriesOf(program, CODE, (reader) => ({ body: reader.bytes(reader.number()) }));
  return types.map(({ type }, index) => ({ type, body: bodies[index].body }));
}

/** The program without what only tools read. */
export const bare = (program) => rewritten(program, { [CUSTOM]: () => null });

/** The program with names for its own functions, for tools. */
export function withNames(program, names) {
  const first = importsOf(program).length;
  const named = section(names.map((name, index) => Buffer.concat([number(first + index), text(name)])));
  const body = Buffer.concat([text("name"), Buffer.from([NAMES_OF_FUNCTIONS]), number(named.length), named]);
  return Buffer.concat([bare(program), Buffer.from([CUSTOM]), number(body.length), body]);
}

/** The program with other names for what it imports and exports, and without the sections that only tools read. */
export function renamed(program, rename) {
  const again = (entry, names) => Buffer.concat([...names.map(text), entry.rest]);
  return rewritten(program, {
    [CUSTOM]: () => null,
    [IMPORTS]: (reader) =>
      section(entries(reader, imported).map((entry) => again(entry, [entry.from, rename(entry.name)]))),
    [EXPORTS]: (reader) => section(entries(reader, exported).map((entry) => again(entry, [rename(entry.name)]))),
  });
}

/** The program with the bodies of some sections written anew; a section for which nothing is written is left out. */
export function rewritten(program, write) {
  const parts = [program.subarray(0, 8)];
  const reader = new Reader(program, 8);
  while (!reader.atEnd()) {
    const id = reader.byte();
    const body = reader.bytes(reader.number());
    const written = id in write ? write[id](new Reader(body)) : body;
    if (written) parts.push(Buffer.from([id]), number(written.length), written);
  }
  return Buffer.concat(parts);
}

export function entriesOf(program, id, read) {
  let found = [];
  rewritten(program, {
    [id]: (reader) => {
      found = entries(reader, read);
      return null;
    },
  });
  return found;
}

/** All entries of a section, each with its bytes. */
function entries(reader, read) {
  return Array.from({ length: reader.number() }, () => {
    const from = reader.at;
    return { ...read(reader), bytes: reader.since(from) };
  });
}

/** A section of so many entries. */
export const section = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** A module, a name, and what it is. */
export function imported(reader) {
  const [from, name, at, kind] = [reader.text(), reader.text(), reader.at, reader.byte()];
  if (kind === FUNCTION) reader.number();
  if (kind === TABLE) table(reader);
  if (kind === MEMORY) limits(reader);
  if (kind === GLOBAL) reader.bytes(2);
  return { from, name, kind, rest: reader.since(at) };
}

/** The type of what lies in a table, and how much. */
export function table(reader) {
  return { type: reader.byte(), ...limits(reader) };
}

/** The least and the most, if there is one. */
export function limits(reader) {
  const [bounded, least] = [reader.byte() % 2 === 1, reader.number()];
  return { least, most: bounded ? reader.number() : undefined };
}

/** A name, what it is, and its number. */
export function exported(reader) {
  const [name, at, kind] = [reader.text(), reader.at, reader.byte()];
  reader.number();
  return { name, kind, rest: reader.since(at) };
}

/** Reads the binary form of WebAssembly. */
export class Reader {
  constructor(data, at = 0) {
    Object.assign(this, { data, at });
  }

  atEnd() {
    return this.at === this.data.length;
  }

  byte() {
    return this.data[this.at++];
  }

  /** A whole number, seven bits a byte, the lowest first. */
  number() {
    for (let value = 0, weight = 1; ; weight *= 128) {
      const byte = this.byte();
      value += (byte % 128) * weight;
      if (byte < 128) return value;
    }
  }

  /** A constant expression that is a whole number, which is not negative. */
  constant() {
    if (this.byte() !== I32_CONST) throw new Error("something else than a number");
    const value = this.number();
    if (this.byte() !== END) throw new Error("a number is computed");
    return value;
  }

  bytes(length) {
    this.at += length;
    return this.since(this.at - length);
  }

  since(from) {
    return this.data.subarray(from, this.at);
  }

  text() {
    return Buffer.from(this.bytes(this.number())).toString();
  }
}

export function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}

/** A whole number that is not negative, where it might be. */
export function signed(value) {
  const bytes = number(value);
  // The highest bit of the last seven is the sign.
  return bytes.at(-1) < 64 ? bytes : Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1) + 128, 0])]);
}

/** A name. */
export const text = (words) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)]);
