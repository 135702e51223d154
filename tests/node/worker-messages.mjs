// Decodes the messages between the page and the bots' worker (`src/bots/protocol.rs`). Numbers have seven bits in each
// byte, lowest first; strings and lists follow their length.

const text = new TextDecoder();

class Reader {
  #bytes;
  #at = 0;

  constructor(bytes) {
    this.#bytes = Uint8Array.from(bytes);
  }

  number() {
    let number = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = BigInt(this.#bytes[this.#at++]);
      number |= (byte & 127n) << shift;
      if (byte < 128n) return Number(number);
    }
  }

  bytes(length) {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  text = () => text.decode(this.bytes(this.number()));
  perhaps = (read) => (this.number() === 1 ? read() : null);
  list = (read) => Array.from({ length: this.number() }, read);
}

/** Decodes a bot's choice from the bytes of an answer. */
export function readChoice(raw) {
  const it = new Reader(raw);
  const [kind, asked, mv] = [it.number(), it.number(), it.perhaps(it.text)];
  if (kind !== 1) throw new Error(`the answer is of kind ${kind}`);
  const [takes, iterations] = [it.number(), it.number()];
  const votes = it.list(() => ({ mv: it.text(), visits: it.number(), worth: it.number() }));
  return { number: asked, mv, takes, iterations, votes };
}
