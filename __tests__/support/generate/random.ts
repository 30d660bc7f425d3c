/** A source of chance that repeats itself for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number between two bounds, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** How many entries a list has, within its bounds. */
  size(least: number, most: number): number {
    return this.between(least, most);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** The values in another order. */
  shuffle<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, place: this.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ value }) => value);
  }

  /** One of the choices. Throws where there is none. */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new Error("There is nothing to choose.");
    return choice;
  }
}
