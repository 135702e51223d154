// What the page and the bots' worker say to each other (`src/bots/wire.rs`), as bytes: numbers of seven bits a byte, the
// lowest first; texts and lists after their length.

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

const number = (value) => {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
};
const bytes = (value) => [...number(value.length), ...value];
const string = (value) => bytes(new TextEncoder().encode(value));

/** A question for a move, from its bytes. */
export function readQuestion(raw) {
  const it = new Reader(raw);
  const [asked, game, view] = [it.number(), it.text(), it.bytes(it.number())];
  const [level, milliseconds, iterations] = [it.text(), it.number(), it.number()];
  const [seed, stream, drawn] = [it.bytes(32), it.number(), it.number()];
  return { number: asked, game, view, level, milliseconds, iterations, seed, stream, drawn };
}

/** The bytes of a question for a move. */
export const writeQuestion = ({ number: asked, game, view, level, milliseconds, iterations, seed, stream, drawn }) => [
  ...number(asked), ...string(game), ...bytes(view), ...string(level), ...number(milliseconds), ...number(iterations),
  ...seed, ...number(stream), ...number(drawn),
  // Neither a reason nor a fairness check is wanted.
  0, 0,
];

/** What a bot chooses, from the bytes of an answer. */
export function readChoice(raw) {
  const it = new Reader(raw);
  const [kind, asked, mv, iterations] = [it.number(), it.number(), it.perhaps(it.text), it.number()];
  if (kind !== 1) throw new Error(`the answer is of kind ${kind}`);
  const votes = it.list(() => ({ mv: it.text(), visits: it.number(), worth: it.number() }));
  return { number: asked, mv, iterations, votes };
}
