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
/** At this scale they have 12: nothing is shown smaller. */
export const legibleScale = 12 / 11
const largest = 4

const within = (scale: number) => Math.min(Math.max(scale, legibleScale), largest)

/** Shows the whole chart in the middle of the window, however small, and never larger than `most`. */
export function fitted(chart: Size, window: Size, most = fullScale): View {
  if (window.width === 0 || window.height === 0) return { x: 0, y: 0, scale: fullScale }
  const scale = Math.min(window.width / chart.width, window.height / chart.height, most)
  return {
    x: (window.width - chart.width * scale) / 2,
    y: (window.height - chart.height * scale) / 2,
    scale,
  }
}

/** Zooms so that the point of the chart under the pointer stays there. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = within(view.scale * factor)
  const share = scale / view.scale
  return { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, scale }
}

export const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

/** Moves an area of the chart to the middle of the window. */
export const centred = (view: View, area: readonly number[], { width, height }: Size): View =>
  placed(view, area, { x: width / 2, y: height / 2 })

/** Moves the middle of an area of the chart to a point of the window. */
export function placed(view: View, area: readonly number[], at: { x: number; y: number }): View {
  const [x = 0, y = 0, width = 0, height = 0] = area
  return {
    scale: view.scale,
    x: at.x - (x + width / 2) * view.scale,
    y: at.y - (y + height / 2) * view.scale,
  }
}

export function isShown(area: readonly number[], view: View, size: Size): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = area
  const [x, y] = [left * view.scale + view.x, top * view.scale + view.y]
  return x >= 0 && y >= 0 && x + width * view.scale <= size.width && y + height * view.scale <= size.height
}
