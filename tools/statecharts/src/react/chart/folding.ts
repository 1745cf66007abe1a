import type { Box } from '../../chart.ts'

/** The outermost folded state that hides this box; undefined if it is shown. */
export function foldedAround(id: string, folded: ReadonlySet<string>): string | undefined {
  const inside = (outer: string) => id.startsWith(`${outer}.`) || id.startsWith(`${outer} `)
  return [...folded].filter(inside).toSorted((a, b) => a.length - b.length)[0]
}

/** All states that hold others, by how deep they stand. */
export function parentsOf(boxes: Box[], depth = 0): { id: string; depth: number }[] {
  return boxes
    .filter(({ inside }) => inside.length > 0)
    .flatMap((box) => [{ id: box.id, depth }, ...parentsOf(box.inside, depth + 1)])
}
