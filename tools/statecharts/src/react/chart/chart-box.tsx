import { memo } from 'react'
import type { Box } from '../../chart.ts'
import type { Area, Layout } from '../../layout/layout.ts'
import { boxTitle, lineHeight, lineWords, margin, nameHeight, shownLines } from '../../layout/sizes.ts'
import { lightOfLine, type Paint } from '../paint.ts'
import classes from './chart.module.css'

interface ChartBoxProps {
  box: Box
  layout: Layout
  paint: Paint
  selected: string | undefined
  cursor: string | undefined
  /** What stays bright; undefined if all does. */
  near: ReadonlySet<string> | undefined
  isRegion?: boolean
}

/** A state with the states inside it. */
export const ChartBox = memo(function ChartBox({ isRegion = false, ...props }: ChartBoxProps) {
  const { box, layout } = props
  const area = layout.boxes[box.id]
  if (!area) return null
  return (
    <>
      <OneBox {...props} area={area} isRegion={isRegion} />
      {box.inside.map((inner) => (
        <ChartBox key={inner.id} {...props} box={inner} isRegion={box.kind === 'parallel'} />
      ))}
    </>
  )
})

function OneBox({ box, area, paint, selected, cursor, near, isRegion }: ChartBoxProps & { area: Area }) {
  const [left, top, width, height] = area
  if (box.kind === 'start' || box.kind === 'end') return <Dot kind={box.kind} area={area} />
  if (box.kind === 'history' || box.kind === 'deep history')
    return (
      <text className={classes.middle} x={left + width / 2} y={top + height / 2 + 4}>
        {box.kind === 'history' ? 'H' : 'H*'}
      </text>
    )
  const isParent = box.inside.length > 0
  const light = paint.active.has(box.id) ? 'lit' : paint.visited.has(box.id) ? 'been' : undefined
  return (
    <g
      className={isParent ? classes.parent : classes.state}
      data-state={box.kind === 'anywhere' ? undefined : box.id}
      data-light={light}
      data-region={isRegion || undefined}
      data-anywhere={box.kind === 'anywhere' || undefined}
      data-dim={(near && !near.has(box.id)) || undefined}
    >
      <rect x={left} y={top} width={width} height={height} rx={3} />
      {(selected === box.id || cursor === box.id) && (
        <rect
          className={classes.ring}
          data-cursor={cursor === box.id || undefined}
          x={left - 4}
          y={top - 4}
          width={width + 8}
          height={height + 8}
          rx={5}
        />
      )}
      {light === 'lit' && !isParent && (
        <rect
          className={classes.litRing}
          x={left - 3}
          y={top - 3}
          width={width + 6}
          height={height + 6}
          rx={4}
        />
      )}
      <text className={classes.name} x={left + margin} y={top + 21}>
        {boxTitle(box)}
      </text>
      {shownLines(box).map((line, index) => (
        <text
          key={`${line.words} ${line.transition ?? ''}`}
          className={classes.line}
          data-transition={line.transition}
          data-light={lightOfLine(line, paint)}
          x={left + margin}
          y={top + nameHeight + 8 + index * lineHeight}
        >
          {lineWords(line)}
        </text>
      ))}
    </g>
  )
}

function Dot({ kind, area: [left, top, width] }: { kind: 'start' | 'end'; area: Area }) {
  const [x, y, radius] = [left + width / 2, top + width / 2, width / 2]
  if (kind === 'start') return <circle className={classes.dot} cx={x} cy={y} r={radius - 1} />
  return (
    <>
      <circle className={classes.endRing} cx={x} cy={y} r={radius - 1} />
      <circle className={classes.dot} cx={x} cy={y} r={radius - 4} />
    </>
  )
}
