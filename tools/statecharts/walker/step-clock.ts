/** A clock that only moves from one due timer to the next, and fires one timer each time. */
export class StepClock {
  #now = 0
  #lastId = 0
  #timers = new Map<number, { due: number; run: () => void }>()

  setTimeout = (run: () => void, ms: number): number => {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { due: this.#now + ms, run })
    return this.#lastId
  }

  clearTimeout = (id: number): void => {
    this.#timers.delete(id)
  }

  /** Milliseconds until each timer, the next one first. */
  remaining(): number[] {
    return this.#inOrder().map(([, timer]) => Math.max(timer.due - this.#now, 0))
  }

  /** Lets time pass without firing: a timer that is due waits for its move. */
  passTo(ms: number): void {
    this.#now = Math.max(this.#now, ms)
  }

  fireNext(): void {
    const next = this.#inOrder()[0]
    if (!next) throw new Error('No timer is due.')
    const [id, timer] = next
    this.#timers.delete(id)
    this.#now = Math.max(this.#now, timer.due)
    timer.run()
  }

  #inOrder() {
    return [...this.#timers].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)
  }
}
