/** The environment as it is read: what is set, and where a fault is reported. */
export interface EnvironmentInput {
  isProduction: boolean
  /** The value of a variable; undefined when it is empty. */
  text: (name: string) => string | undefined
  complain: (complaint: string) => void
}

interface Counted {
  what: string
  usual: number
  most: number
}

export function readCount(
  { text, complain }: EnvironmentInput,
  name: string,
  { what, usual, most }: Counted,
): number {
  const count = text(name)
  if (count === undefined) return usual
  if (!/^[1-9]\d*$/.test(count) || Number(count) > most)
    complain(`${name} must be a number of ${what} from 1 to ${most}, not "${count}"`)
  return Number(count)
}

/** These variables are useful only together; production requires them. */
export function readTogether(
  { isProduction, text, complain }: EnvironmentInput,
  names: string[],
): (string | undefined)[] {
  const values = names.map(text)
  if (isProduction || values.some((value) => value !== undefined))
    for (const name of names) if (text(name) === undefined) complain(`${name} is missing`)
  return values
}

/** Words with commas between them. */
export const wordsIn = (list = '') => list.split(',').flatMap((word) => word.trim() || [])
