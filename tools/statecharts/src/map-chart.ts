import type { Arrow, Chart } from './chart.ts'

/** One flow sends an event to another, because of an event that it emitted. */
export interface MapRow {
  from: string
  on: string
  to: string
  sends: string
}

/** The flows and the events between them, as boxes and arrows. */
export function mapChart(rows: readonly MapRow[]): Chart {
  const names = [...new Set(rows.flatMap(({ from, to }) => [from, to]))]
  const arrows = new Map<string, Arrow>()
  for (const { from, to, on, sends } of rows) {
    const key = `${from}\n${to}`
    const arrow = arrows.get(key) ?? { from, to, labels: [] }
    arrows.set(key, arrow)
    const words = on === sends ? on : `${on} → ${sends}`
    arrow.labels.push({ transition: `${from} ${to} ${words}`, event: words, guard: '', actions: [] })
  }
  return {
    boxes: names.map((id) => ({ id, name: id, kind: 'state', tags: [], lines: [], inside: [] })),
    arrows: [...arrows.values()],
  }
}

/** The same from afar: who tells whom, without what is said. */
export function mapOfNames(rows: readonly MapRow[]): Chart {
  const { boxes, arrows } = mapChart(rows)
  return { boxes, arrows: arrows.map((arrow) => ({ ...arrow, labels: [] })) }
}
