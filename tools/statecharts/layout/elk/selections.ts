import type { Arrow, Box, Chart } from '../../chart.ts'

/** Which arrows of a chart are drawn, from all to those between neighbours only. */
export function selectionsOf({ boxes }: Chart): ((arrow: Arrow) => boolean)[] {
  const parents = parentsOf(boxes)
  const parent = (id: string) => parents.get(id) ?? ''
  const isInside = (id: string, ancestor: string): boolean =>
    ancestor === '' || parent(id) === ancestor || (parent(id) !== '' && isInside(parent(id), ancestor))
  return [
    () => true,
    ({ from, to }) => isInside(to, parent(from)),
    ({ from, to }) => parent(from) === parent(to),
  ]
}

const parentsOf = (boxes: Box[], parent = ''): Map<string, string> =>
  new Map(boxes.flatMap(({ id, inside }) => [[id, parent] as const, ...parentsOf(inside, id)]))
