import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'
import classes from './chart.module.css'
import type { MovingView } from './moving-view.ts'
import { leavesOf } from './sight.ts'
import type { Size } from './viewport.ts'

interface MinimapProps {
  drawing: Drawing
  paint: Paint
  followView: MovingView['follow']
  size: Size
  onMove: (x: number, y: number) => void
}

const largest = { width: 138, height: 168 }

/** The whole chart in small, with the part that the window shows. For the eye: keys move the chart itself. */
export function Minimap({ drawing, paint, followView, size, onMove }: MinimapProps) {
  const { width, height } = drawing.layout
  const small = Math.min(largest.width / width, largest.height / height)
  const shown = useRef<HTMLDivElement>(null)
  // It moves as a layer of its own: nothing is painted again.
  useLayoutEffect(
    () =>
      followView(({ x, y, scale }) => {
        const share = small / scale
        shown.current?.style.setProperty('transform', `translate(${-x * share}px, ${-y * share}px)`)
        shown.current?.style.setProperty('width', `${size.width * share}px`)
        shown.current?.style.setProperty('height', `${size.height * share}px`)
      }),
    [followView, size, small],
  )
  const move = (event: MouseEvent<SVGSVGElement>) => {
    const area = event.currentTarget.getBoundingClientRect()
    onMove((event.clientX - area.left) / small, (event.clientY - area.top) / small)
  }
  return (
    <div className={classes.minimap}>
      <div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width * small}
          height={height * small}
          aria-hidden
          onClick={move}
        >
          <SmallBoxes drawing={drawing} paint={paint} />
        </svg>
        <div ref={shown} className={classes.shown} />
      </div>
    </div>
  )
}

const SmallBoxes = memo(function SmallBoxes({ drawing, paint }: Pick<MinimapProps, 'drawing' | 'paint'>) {
  return leavesOf(drawing.chart.boxes).map(({ id }) => {
    const [x = 0, y = 0, w = 0, h = 0] = drawing.layout.boxes[id] ?? []
    const light = paint.active.has(id) ? 'lit' : paint.visited.has(id) ? 'been' : undefined
    return <rect key={id} data-light={light} x={x} y={y} width={w} height={h} />
  })
})
