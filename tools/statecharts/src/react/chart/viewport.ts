/** Where the chart stands in its window: its offset in pixels and its scale. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** At this scale, shown as 100 %, the small words of a chart have 13 pixels. */
export const fullScale = 13 / 11
const smallest = 0.1
const largest = 4

const within = (scale: number) => Math.min(Math.max(scale, smallest), largest)

/** Shows the whole chart in the middle of the window, never larger than 100 %. */
export function fitted(chart: Size, window: Size): View {
  if (window.width === 0 || window.height === 0) return { x: 0, y: 0, scale: fullScale }
  const scale = within(Math.min(window.width / chart.width, window.height / chart.height, fullScale))
  return {
    x: (window.width - chart.width * scale) / 2,
    y: (window.height - chart.height * scale) / 2,
    scale,
  }
}

/** What is shown first: the whole chart if its words can be read then, or else where the run stands. */
export function firstView(chart: Size, window: Size, start: readonly number[] | undefined): View {
  const whole = fitted(chart, window)
  const scale = 0.75 * fullScale
  return whole.scale >= scale || !start ? whole : centred({ ...whole, scale }, start, window)
}

/** Zooms so that the point of the chart under the pointer stays there. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = within(view.scale * factor)
  const share = scale / view.scale
  return { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, scale }
}

export const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

/** Moves an area of the chart to the middle of the window. */
export function centred(view: View, [left, top, width, height]: readonly number[], window: Size): View {
  const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height]
  return {
    scale: view.scale,
    x: window.width / 2 - (x + w / 2) * view.scale,
    y: window.height / 2 - (y + h / 2) * view.scale,
  }
}
