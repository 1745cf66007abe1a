/** The paths of the states without children that a state value names, one for each parallel region. */
export function statesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = statesOf(inner)
    return inside.length === 0 ? [name] : inside.map((path) => `${name}.${path}`)
  })
}
