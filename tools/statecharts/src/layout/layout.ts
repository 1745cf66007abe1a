/** Where everything of a chart stands, in pixels from its upper left corner. It is stored as JSON beside the machine. */
export interface Layout {
  width: number
  height: number
  /** By the id of the box in the chart. */
  boxes: Record<string, Area>
  /** By the arrow's name, `arrowName(arrow)`. */
  arrows: Record<string, ArrowPlace>
  /** The same chart folded, from far to near, laid out anew each time. */
  folded?: Layout[]
}

export type Area = [left: number, top: number, width: number, height: number]
export type Point = [x: number, y: number]

export interface ArrowPlace {
  /** The corners of the line from the source to the target. */
  line: Point[]
  /** The area of all labels together, which stand in it from top to bottom. */
  label?: Area
}

export const arrowName = ({ from, to }: { from: string; to: string }): string => `${from} -> ${to}`

/** A layout as text, one box or arrow a line, so that a review shows what has moved. */
export const writeLayout = (layout: Layout): string => `${layoutLines(layout)}\n`

function layoutLines({ width, height, boxes, arrows, folded = [] }: Layout): string {
  const lines = (entries: Record<string, unknown>) =>
    Object.entries(entries)
      .map(([name, place]) => `    ${JSON.stringify(name)}: ${JSON.stringify(place)}`)
      .join(',\n')
  return `{
  "width": ${width},
  "height": ${height},
  "boxes": {
${lines(boxes)}
  },
  "arrows": {
${lines(arrows)}
  }${folded.length === 0 ? '' : `,\n  "folded": [\n${folded.map(layoutLines).join(',\n')}\n  ]`}
}`
}
