/** Returns the index of the option that an arrow key moves to; -1 is the search field itself. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  const places = count + 1
  if (key === 'ArrowDown') return ((active + 2) % places) - 1
  if (key === 'ArrowUp') return ((active + 1 + count) % places) - 1
  return undefined
}
