/** How long answers took, in milliseconds. */
export class Latency {
  readonly #all: number[] = []

  add(milliseconds: number): void {
    this.#all.push(milliseconds)
  }

  /** The value below which this share of all lies. */
  at(share: number): number {
    const sorted = this.#all.toSorted((one, other) => one - other)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
}
