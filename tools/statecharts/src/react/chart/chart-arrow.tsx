import type { Label } from '../../arrow-words.ts'
import type { Arrow } from '../../chart.ts'
import type { ArrowPlace, Point } from '../../layout/layout.ts'
import { labelLines, lineHeight } from '../../layout/sizes.ts'
import { lightOfArrow, type Paint } from '../paint.ts'
import classes from './chart.module.css'

interface ChartArrowProps {
  arrow: Arrow
  place: ArrowPlace
  paint: Paint
  isDim: boolean
}

export function ArrowLine({ arrow, place, paint, isDim }: ChartArrowProps) {
  const light = arrow.labels.length === 0 ? 'taken' : lightOfArrow(arrow, paint)
  return (
    <path
      className={classes.arrow}
      data-arrow={`${arrow.from} ${arrow.to}`}
      data-light={arrow.labels.length === 0 ? 'start' : light}
      data-dim={isDim || undefined}
      d={pathOf(place.line)}
      markerEnd={`url(#tip-${arrow.labels.length === 0 ? 'start' : light})`}
    />
  )
}

export function ArrowLabels({ arrow, place, paint, isDim }: ChartArrowProps) {
  const { label } = place
  if (!label) return null
  const [left, top, width] = label
  const refuses = ({ transition }: Label) => paint.refused.has(transition)
  return (
    <g className={classes.label} data-dim={isDim || undefined}>
      {labelLines(arrow.labels).map(({ words, isGuard, labels }, index) => (
        <text
          key={`${labels[0]?.transition} ${words}`}
          data-transition={labels[0]?.transition}
          data-light={lightOfArrow({ ...arrow, labels }, paint)}
          data-guard={isGuard ? (labels.some(refuses) ? 'refuses' : 'open') : undefined}
          x={left + width / 2}
          y={top + 11 + index * lineHeight}
        >
          {words}
        </text>
      ))}
    </g>
  )
}

const pathOf = (line: Point[]): string => `M${line.map((point) => point.join(' ')).join('L')}`

/** One arrow head for each way in which an arrow can be lit. */
export function ArrowTips() {
  return (
    <defs>
      {['start', 'last', 'possible', 'taken', 'none'].map((light) => (
        <marker
          key={light}
          id={`tip-${light}`}
          className={classes.tip}
          data-light={light}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      ))}
    </defs>
  )
}
