// Values in postcard's format (https://postcard.jamesmunns.com/wire-format), as far as the protocol needs it.

/** Writes values one after the other. */
export class Writer {
  bytes = [];

  byte(value) {
    this.bytes.push(value);
    return this;
  }

  /** An unsigned number, a length, or the number of a variant. */
  number(value) {
    for (; value > 127; value = Math.floor(value / 128)) this.bytes.push((value % 128) + 128);
    return this.byte(value);
  }

  /** Bytes of a length that both sides know. */
  raw(bytes) {
    this.bytes.push(...bytes);
    return this;
  }

  list(items, write) {
    this.number(items.length);
    for (const item of items) write(this, item);
    return this;
  }

  blob(bytes) {
    return this.number(bytes.length).raw(bytes);
  }

  text(text) {
    return this.blob(new TextEncoder().encode(text));
  }

  done() {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads values one after the other. */
export class Reader {
  #at = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  byte() {
    if (this.#at >= this.bytes.length) throw new Error("the bytes end too early");
    return this.bytes[this.#at++];
  }

  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  raw(length) {
    const bytes = this.bytes.slice(this.#at, this.#at + length);
    if (bytes.length < length) throw new Error("the bytes end too early");
    this.#at += length;
    return bytes;
  }

  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }

  blob() {
    return this.raw(this.number());
  }

  text() {
    return new TextDecoder().decode(this.blob());
  }
}
