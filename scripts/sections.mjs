// Reads and rewrites the sections of a WebAssembly program that name what it shares with its script.

const CUSTOM = 0;
const IMPORTS = 2;
const FUNCTIONS = 3;
const EXPORTS = 7;
const CODE = 10;
/** Kinds of what is imported and exported. */
const FUNCTION = 0;
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

/** The names of all that the program imports. */
export const importsOf = (program) => entriesOf(program, IMPORTS, imported).map(({ name }) => name);

/** The program's own functions in order: the number of its type, and the bytes of its body. */
export function functionsOf(program) {
  const types = entriesOf(program, FUNCTIONS, (reader) => ({ type: reader.number() }));
  const bodies = entriesOf(program, CODE, (reader) => ({ body: reader.bytes(reader.number()) }));
  return types.map(({ type }, index) => ({ type, body: bodies[index].body }));
}

/** The program with names for its own functions, for tools. */
export function withNames(program, names) {
  const first = importsOf(program).length;
  const named = section(names.map((name, index) => Buffer.concat([number(first + index), text(name)])));
  const body = Buffer.concat([text("name"), Buffer.from([NAMES_OF_FUNCTIONS]), number(named.length), named]);
  const bare = rewritten(program, { [CUSTOM]: () => null });
  return Buffer.concat([bare, Buffer.from([CUSTOM]), number(body.length), body]);
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
function rewritten(program, write) {
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

function entriesOf(program, id, read) {
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

const section = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** A module, a name, and what it is: with wasm-bindgen always a function and its type. */
function imported(reader) {
  const [from, name, at] = [reader.text(), reader.text(), reader.at];
  if (reader.byte() !== FUNCTION) throw new Error("something else than a function is imported");
  reader.number();
  return { from, name, rest: reader.since(at) };
}

/** A name, what it is, and its number. */
function exported(reader) {
  const [name, at, kind] = [reader.text(), reader.at, reader.byte()];
  reader.number();
  return { name, kind, rest: reader.since(at) };
}

/** Reads the binary form of WebAssembly. */
class Reader {
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

function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}

const text = (words) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)]);
