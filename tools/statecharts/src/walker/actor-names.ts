/** The name of an actor that is started without an id: its source, and the place among those of the same source. */
export type NameOfActor = (source: unknown) => string

/** XState numbers such actors in the whole process: `x:32`. */
export const isNumbered = (id: string): boolean => /^x:\d+$/.test(id)

/** The name by which a source is known; one that stands in the config itself has none. */
export const nameOfSource = (source: unknown): string => (typeof source === 'string' ? source : 'actor')

/** Names the actors of one parent, `job#1` and so on, after those that have such names already. */
export function namesActors(named: readonly string[] = []): NameOfActor {
  const counts = new Map<string, number>()
  for (const name of named) {
    const [, source = '', place] = /^(.+)#(\d+)$/.exec(name) ?? []
    counts.set(source, Math.max(counts.get(source) ?? 0, Number(place ?? 0)))
  }
  return (source) => {
    const name = nameOfSource(source)
    const place = (counts.get(name) ?? 0) + 1
    counts.set(name, place)
    return `${name}#${place}`
  }
}
