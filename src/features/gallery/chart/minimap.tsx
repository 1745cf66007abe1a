import type { MouseEvent } from 'react'
import type { Box } from '../../../../tools/statecharts/chart.ts'
import type { LoadedFlow } from '../load-flow.ts'
import type { Paint } from '../paint.ts'
import classes from './chart.module.css'
import type { Size, View } from './viewport.ts'

interface MinimapProps {
  flow: LoadedFlow
  paint: Paint
  view: View
  size: Size
  onMove: (x: number, y: number) => void
}

/** The whole chart in small, with the part that the window shows. For the eye: keys move the chart itself. */
export function Minimap({ flow, paint, view, size, onMove }: MinimapProps) {
  const { width, height, boxes } = flow.layout
  const leaves = flow.chart.boxes.flatMap(leavesOf)
  const move = (event: MouseEvent<SVGSVGElement>) => {
    const area = event.currentTarget.getBoundingClientRect()
    onMove(
      ((event.clientX - area.left) / area.width) * width,
      ((event.clientY - area.top) / area.height) * height,
    )
  }
  return (
    <svg className={classes.minimap} viewBox={`0 0 ${width} ${height}`} aria-hidden onClick={move}>
      {leaves.map(({ id }) => {
        const [x = 0, y = 0, w = 0, h = 0] = boxes[id] ?? []
        const light = paint.active.has(id) ? 'lit' : paint.visited.has(id) ? 'been' : undefined
        return <rect key={id} data-light={light} x={x} y={y} width={w} height={h} />
      })}
      <rect
        className={classes.shown}
        x={-view.x / view.scale}
        y={-view.y / view.scale}
        width={size.width / view.scale}
        height={size.height / view.scale}
      />
    </svg>
  )
}

const leavesOf = (box: Box): Box[] =>
  box.inside.length > 0 ? box.inside.flatMap(leavesOf) : box.kind === 'state' ? [box] : []
