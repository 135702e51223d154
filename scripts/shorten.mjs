// Shortens the names under which a WebAssembly program and its script know each other. wasm-bindgen makes them
// long enough to be told apart in any program; a visitor downloads each of them twice.

const IMPORTS = 2;
const EXPORTS = 7;
const CUSTOM = 0;

/**
 * The program and the script with short names, and without the sections that only tools read.
 * @param {Uint8Array} program
 * @param {string} script what wasm-bindgen has written for it
 * @returns {{program: Buffer, script: string}}
 */
export function shorten(program, script) {
  const names = new Map();
  const short = (name) => {
    // Other names may be words that the script uses otherwise.
    if (!/^(__wb|__externref|wasm_bindgen__)/.test(name)) return name;
    if (!names.has(name)) names.set(name, `$${names.size.toString(36)}`);
    return names.get(name);
  };
  const parts = [program.subarray(0, 8)];
  const reader = new Reader(program, 8);
  while (!reader.atEnd()) {
    const kind = reader.byte();
    const body = reader.bytes(reader.number());
    if (kind === CUSTOM) continue;
    const written = { [IMPORTS]: imports, [EXPORTS]: exports }[kind]?.(new Reader(body), short) ?? body;
    parts.push(Buffer.from([kind]), number(written.length), written);
  }
  const words = /[\w$]+/g;
  return { program: Buffer.concat(parts), script: script.replace(words, (word) => names.get(word) ?? word) };
}

/** The section of imports: a module, a name, and what it is. */
function imports(reader, short) {
  const count = reader.number();
  const parts = [number(count)];
  for (let i = 0; i < count; i++) {
    parts.push(text(reader.text()), text(short(reader.text())));
    const from = reader.at;
    if (reader.byte() !== 0) throw new Error("something else than a function is imported");
    reader.number();
    parts.push(reader.since(from));
  }
  return Buffer.concat(parts);
}

/** The section of exports: a name, and what it is. */
function exports(reader, short) {
  const count = reader.number();
  const parts = [number(count)];
  for (let i = 0; i < count; i++) {
    parts.push(text(short(reader.text())));
    const from = reader.at;
    reader.byte();
    reader.number();
    parts.push(reader.since(from));
  }
  return Buffer.concat(parts);
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
