import { memo } from 'react'
import { arrowName } from '../../layout/layout.ts'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'
import { ArrowLabels, ArrowLine } from './chart-arrow.tsx'
import { ChartBox } from './chart-box.tsx'
import { foldedAround } from './folding.ts'

interface ChartPictureProps {
  flow: Drawing
  paint: Paint
  selected: string | undefined
  folded: ReadonlySet<string>
}

/** Everything that pans and zooms. It is drawn again only when the run, the selection or a folded state changes. */
export const ChartPicture = memo(function ChartPicture({ flow, paint, selected, folded }: ChartPictureProps) {
  const { chart, layout } = flow
  // What happens inside a folded state is not shown. An arrow that enters it from outside ends at its edge.
  const arrows = chart.arrows.flatMap((arrow) => {
    const place = layout.arrows[arrowName(arrow)]
    const [from, to] = [foldedAround(arrow.from, folded), foldedAround(arrow.to, folded)]
    return place && !(from !== undefined && from === to) ? [{ arrow, place }] : []
  })
  const isDeep = (id: string) => foldedAround(id, folded) !== undefined
  const [deep, open] = [true, false].map((wanted) =>
    arrows.filter(({ arrow }) => (isDeep(arrow.from) || isDeep(arrow.to)) === wanted),
  )
  const boxes = chart.boxes.map((box) => (
    <ChartBox key={box.id} box={box} layout={layout} paint={paint} selected={selected} folded={folded} />
  ))
  return (
    <>
      {deep?.map((one) => (
        <ArrowLine key={arrowName(one.arrow)} {...one} paint={paint} />
      ))}
      {boxes}
      {open?.map((one) => (
        <ArrowLine key={arrowName(one.arrow)} {...one} paint={paint} />
      ))}
      {arrows.map((one) => (
        <ArrowLabels key={arrowName(one.arrow)} {...one} paint={paint} />
      ))}
    </>
  )
})
