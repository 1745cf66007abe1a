/** One fault in a screen: a piece of source that is replaced while the tests that should see it run. */
export interface UiMutant {
  /** What a person would notice. */
  name: string
  kind: Kind
  /** Relative to `src`. */
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
  /** The tests that should see it, relative to `src`. */
  tests: string[]
}

export type Kind =
  | 'removed button'
  | 'wrong event'
  | 'missing disabled'
  | 'unshown error'
  | 'swapped label'
  | 'ignored status'
  | 'lost focus'
  | 'stale price'

/** The source with the fault in it. */
export function mutated({ name, file, from, to }: UiMutant, source: string): string {
  const found = source.split(from).length - 1
  if (found !== 1) throw new Error(`“${name}”: ${file} has its text ${found} times instead of once`)
  // A function, because a string would give `$&` a meaning.
  return source.replace(from, () => to)
}
