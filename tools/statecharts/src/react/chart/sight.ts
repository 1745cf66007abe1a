import type { Box } from '../../chart.ts'
import type { Area } from '../../layout/layout.ts'
import type { Drawing, Drawings } from '../flow.ts'
import { centred, fitted, fullScale, legibleScale, placed, type Size, type View, zoomed } from './viewport.ts'

/** What is seen of a chart: one of its drawings, counted from far to near, and where it stands in the window. */
export interface Sight {
  level: number
  view: View
}

/** A folded drawing may be shown larger than 100 %: few states have big names. */
const largestFar = 1.6
/** A folded drawing that is zoomed beyond this scale opens. */
const opensAt = 1.8

interface Point {
  x: number
  y: number
}

/** Shown first: the nearest drawing that can be read as a whole, or else the farthest, where the run stands. */
export function firstSight(drawings: Drawings, window: Size, start: string | undefined): Sight {
  const level = drawings.findLastIndex((_, one) => readsAsAWhole(drawings, one, window))
  if (level >= 0) return { level, view: wholeView(drawings, level, window) }
  const [far] = drawings
  return { level: 0, view: centred(readable, areaOf(far, start) ?? [0, 0, 0, 0], window) }
}

/** Zooms as on a map: what would be too small to read folds, and what is looked at from near opens. */
export function zoomedSight(
  drawings: Drawings,
  { level, view }: Sight,
  factor: number,
  at: Point,
  window: Size,
): Sight {
  const wanted = view.scale * factor
  const steps = factor < 1 && wanted < legibleScale ? -1 : factor > 1 && wanted > opensAt ? 1 : 0
  const next = level + steps
  if (steps === 0 || drawings[next] === undefined) return { level, view: zoomed(view, factor, at) }
  const id = stateAt(drawings[level], { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale })
  return sightOf(drawings, next, id, at, window)
}

/** Another drawing, with this state where it is looked at, or the whole of it where that can be read. */
export function sightOf(
  drawings: Drawings,
  level: number,
  id: string | undefined,
  at: Point,
  window: Size,
): Sight {
  if (readsAsAWhole(drawings, level, window)) return { level, view: wholeView(drawings, level, window) }
  const area = drawings[level] && areaOf(drawings[level], id)
  return { level, view: placed(readable, area ?? [0, 0, 0, 0], at) }
}

const readable: View = { x: 0, y: 0, scale: legibleScale }

const readsAsAWhole = (drawings: Drawings, level: number, window: Size): boolean =>
  wholeView(drawings, level, window).scale >= legibleScale

function wholeView(drawings: Drawings, level: number, window: Size): View {
  const { layout } = drawings[level] ?? drawings[0]
  return fitted(layout, window, level < drawings.length - 1 ? largestFar : fullScale)
}

/** Where a state stands, or the state that keeps it inside. */
export function areaOf(drawing: Drawing, id: string | undefined): Area | undefined {
  const shown = id === undefined ? undefined : shownAs(drawing, id)
  return shown === undefined ? undefined : drawing.layout.boxes[shown]
}

export function shownAs({ chart, layout }: Drawing, id: string): string | undefined {
  return layout.boxes[id] ? id : everyBox(chart.boxes).find(({ hides }) => hides?.includes(id))?.id
}

const everyBox = (boxes: Box[]): Box[] => boxes.flatMap((box) => [box, ...everyBox(box.inside)])

const isState = ({ kind }: Box) => kind === 'state' || kind === 'parallel'

/** The states of a drawing that show none inside. */
export const leavesOf = (boxes: Box[]): Box[] =>
  boxes.flatMap((box) => (box.inside.length > 0 ? leavesOf(box.inside) : isState(box) ? [box] : []))

/** The state at a point of a drawing, or the nearest to it. */
function stateAt(drawing: Drawing | undefined, { x, y }: Point): string | undefined {
  const away = ([left, top, width, height]: Area) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
  return nearest(drawing, away)
}

/** The nearest state in a direction, as an arrow key means it: the way there counts once, the way aside twice. */
export function neighbourOf(drawing: Drawing, id: string, [toX, toY]: readonly [number, number]) {
  const from = areaOf(drawing, id)
  if (!from) return undefined
  const [x, y] = middleOf(from)
  return nearest(drawing, (area) => {
    const [otherX, otherY] = middleOf(area)
    const ahead = (otherX - x) * toX + (otherY - y) * toY
    const aside = Math.abs((otherX - x) * toY + (otherY - y) * toX)
    return ahead > 1 ? ahead + 2 * aside : Infinity
  })
}

const middleOf = ([left, top, width, height]: Area) => [left + width / 2, top + height / 2] as const

function nearest(drawing: Drawing | undefined, away: (area: Area) => number): string | undefined {
  let best: { id: string; far: number } | undefined
  for (const { id } of leavesOf(drawing?.chart.boxes ?? [])) {
    const area = drawing?.layout.boxes[id]
    const far = area ? away(area) : Infinity
    if (far < (best?.far ?? Infinity)) best = { id, far }
  }
  return best?.id
}
