import { memo } from 'react'
import { arrowName } from '../../layout/layout.ts'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'
import { ArrowLabels, ArrowLine } from './chart-arrow.tsx'
import { ChartBox } from './chart-box.tsx'
import { nearOf } from './near.ts'

interface ChartPictureProps {
  drawing: Drawing
  paint: Paint
  selected: string | undefined
  /** Where the keyboard stands. */
  cursor: string | undefined
  /** Whether only what is near to the active states is bright. */
  isFocused: boolean
}

/** Everything that pans and zooms. It is drawn again only when the run, the selection or the drawing changes. */
export const ChartPicture = memo(function ChartPicture({
  drawing,
  paint,
  selected,
  cursor,
  isFocused,
}: ChartPictureProps) {
  const { chart, layout } = drawing
  const near = isFocused ? nearOf(drawing, paint) : undefined
  const arrows = chart.arrows.flatMap((arrow) => {
    const name = arrowName(arrow)
    const place = layout.arrows[name]
    return place ? [{ name, arrow, place, paint, isDim: near ? !near.has(name) : false }] : []
  })
  return (
    <>
      {chart.boxes.map((box) => (
        <ChartBox
          key={box.id}
          box={box}
          layout={layout}
          paint={paint}
          selected={selected}
          cursor={cursor}
          near={near}
        />
      ))}
      {arrows.map(({ name, ...one }) => (
        <ArrowLine key={name} {...one} />
      ))}
      {arrows.map(({ name, ...one }) => (
        <ArrowLabels key={name} {...one} />
      ))}
    </>
  )
})
