export interface Secrets {
  /** Whether a text or a figure is secret in this field, and then wherever else it stands. */
  isSecret: (field: string, text: string) => boolean
  /** Whether a text is a word of the program in this field. Any other text is replaced where it stands: somebody may have typed it. */
  isWord: (field: string, text: string) => boolean
  /** Fields that hold words of the program under the names of other fields: `{ password: 'TOO_SHORT' }`. */
  open: RegExp
  /** Texts that are secret wherever they stand. Each has the flag `g`. */
  patterns: RegExp[]
  /** One text for all ways of writing the same secret: of a phone number, its digits alone. */
  canonical?: (text: string) => string
}

/** Names of states, transitions and actors, whatever their fields are called: in a step, a report and a snapshot. */
const named = ['value', 'state', 'tags', 'takes', 'machine', 'actor', 'parent']
const holdsNames = (owner: object, field: string) =>
  named.includes(field) &&
  (('at' in owner && 'do' in owner) || 'actor' in owner || ('context' in owner && 'status' in owner))

/** Shorter texts, and words of letters alone, are replaced only where they are the whole value of a field. */
const isDistinct = (secret: string) => secret.length >= 5 && !/^[a-z]+$/i.test(secret)

/**
 * Replaces secrets by made-up ones of the same shape: a figure by a figure, a letter by a letter, the same secret by
 * the same text everywhere. Formats and comparisons hold, so that a masked recording still replays.
 */
export class Mask {
  readonly #secrets: Secrets
  readonly #salt: number
  readonly #made = new Map<string, string>()
  readonly #used = new Set<string>()
  /** What is replaced inside of longer texts too. */
  readonly #distinct = new Set<string>()

  /** Masks with the same salt make up the same texts; without the salt nobody can find the secret of a made-up text. */
  constructor(secrets: Secrets, salt = 0) {
    this.#secrets = secrets
    this.#salt = salt
  }

  /** Data without its secrets. What it has learnt stays: a text that was secret once is replaced from then on. */
  apply<T>(data: T): T {
    this.#collect(data, '')
    const distinct = [...this.#distinct].toSorted((a, b) => b.length - a.length)
    return this.#replaced(data, '', distinct) as T
  }

  #collect(data: unknown, field: string) {
    if (typeof data === 'string') this.#learn(data, field)
    if (typeof data !== 'object' || data === null) return
    for (const [key, value] of Object.entries(data)) {
      if (!Array.isArray(data)) this.#learnPatterns(key)
      if (!this.#isOpen(data, key)) this.#collect(value, Array.isArray(data) ? field : key)
    }
  }

  #learn(text: string, field: string) {
    if (this.#secrets.isSecret(field, text)) this.#make(text, true)
    this.#learnPatterns(text)
    if (this.#isReplaced(field, text)) this.#make(text, false)
  }

  #learnPatterns(text: string) {
    for (const pattern of this.#secrets.patterns)
      for (const [found] of text.matchAll(pattern)) this.#make(found, true)
  }

  /** The text of a list or of no field at all is read with its owner: a line of a log is no typed text. */
  #isReplaced(field: string, text: string): boolean {
    return this.#secrets.isSecret(field, text) || (field !== '' && !this.#secrets.isWord(field, text))
  }

  #isOpen(owner: object, field: string): boolean {
    return this.#secrets.open.test(field) || holdsNames(owner, field)
  }

  #replaced(data: unknown, field: string, distinct: readonly string[]): unknown {
    if (typeof data === 'string') {
      // Flows trim what was typed: with and without its spaces it stays the same text.
      const bare = data.trim()
      const made = this.#isReplaced(field, data) ? this.#made.get(bare) : undefined
      return made === undefined ? this.#within(data, distinct) : data.replace(bare, () => made)
    }
    if (typeof data === 'number') return this.#secrets.isSecret(field, String(data)) ? 0 : data
    if (Array.isArray(data)) return data.map((inner) => this.#replaced(inner, field, distinct))
    if (typeof data !== 'object' || data === null) return data
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        this.#within(key, distinct),
        holdsNames(data, key) ? value : this.#replaced(value, key, distinct),
      ]),
    )
  }

  #within(text: string, distinct: readonly string[]): string {
    return distinct.reduce(
      (rest, secret) =>
        rest.includes(secret) ? rest.replaceAll(secret, this.#made.get(secret) ?? '') : rest,
      text,
    )
  }

  #make(text: string, isEverywhere: boolean) {
    const secret = text.trim()
    // What was made up stands for itself when a masked text is masked again.
    if (secret === '' || (this.#used.has(secret) && isDistinct(secret))) return
    if (isEverywhere && isDistinct(secret)) this.#distinct.add(secret)
    if (this.#made.has(secret)) return
    const canonical = this.#secrets.canonical?.(secret) ?? secret
    if (canonical === secret) this.#made.set(secret, this.#invent(secret))
    else {
      this.#make(canonical, isEverywhere)
      this.#made.set(secret, writtenAs(secret, canonical, this.#made.get(canonical) ?? canonical))
    }
  }

  #invent(secret: string): string {
    let seed = seedOf(secret, this.#salt)
    let made = sameShape(secret, seed)
    for (let tries = 0; tries < 20 && (made === secret || this.#used.has(made)); tries += 1) {
      seed += 997
      made = sameShape(secret, seed)
    }
    this.#used.add(made)
    return made
  }
}

/** The digits of a made-up number in the places where the secret was written with the digits of the real one. */
function writtenAs(secret: string, canonical: string, made: string): string {
  let place = canonical.length
  const signs = [...secret].toReversed().map((sign) => {
    const digits = digitSets.find((one) => one.includes(sign))
    if (!digits) return sign
    place -= 1
    return digits.indexOf(sign) === Number(canonical[place]) ? (digits[Number(made[place])] ?? sign) : sign
  })
  return signs.toReversed().join('')
}

/** The first two figures of a number stay: they say which kind of number it is. */
function sameShape(secret: string, seed: number): string {
  const next = pseudoRandom(seed)
  const keeps = /^0\d{8,}$/.test(secret) ? 2 : 0
  return [...secret]
    .map((sign, index) => {
      const set = sets.find((one) => one.includes(sign))
      const other = next()
      return index < keeps || !set ? sign : (set[other % set.length] ?? sign)
    })
    .join('')
}

const thai = Array.from({ length: 46 }, (_, index) => String.fromCodePoint(0xe01 + index)).join('')
const digitSets = ['0123456789', '๐๑๒๓๔๕๖๗๘๙']
const sets = [...digitSets, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', thai]

/** The seed of a text: the same on every page, so that a text is replaced alike in the whole of a report. */
const seedOf = (text: string, salt: number): number =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261 ^ salt,
  ) >>> 0

/** The same figures for the same seed, so that a report can be compared with another. */
function pseudoRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) | 0
    return (state >>> 8) & 0xffff
  }
}
