// The latest names of things, by which one recognizes those that come again.

export class Recent {
  #names = new Set();

  /** Keeps so many names. */
  constructor(most) {
    this.most = most;
  }

  has(name) {
    return this.#names.has(name);
  }

  add(name) {
    this.#names.add(name);
    if (this.#names.size > this.most) this.#names.delete(this.#names.values().next().value);
  }
}
