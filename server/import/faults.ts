import { ConfigError } from '../config.ts'

/** Where something is wrong in a shop's files: `variants.csv, line 12, price`. */
export interface Place {
  file: string
  line?: number
  column?: string | undefined
}

/** Everything that is wrong is listed, up to a screenful, so that a file is not mended a line at a time. */
const maxListed = 30

/** Collects what is wrong in files while they are read. */
export class Faults {
  private readonly found: string[] = []

  add({ file, line, column }: Place, what: string): void {
    const place = [file, line === undefined ? undefined : `line ${line}`, column]
    this.found.push(`${place.filter((part) => part !== undefined).join(', ')}: ${what}`)
  }

  throwIfAny(): void {
    const { length } = this.found
    if (length === 0) return
    const listed = this.found.slice(0, maxListed)
    if (length > maxListed) listed.push(`… and ${length - maxListed} more`)
    throw new ConfigError(
      `The shop's files have ${length} ${length === 1 ? 'fault' : 'faults'}:\n${listed.join('\n')}`,
    )
  }
}
