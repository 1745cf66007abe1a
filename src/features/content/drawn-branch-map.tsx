import { useTranslation } from 'react-i18next'
import type { BranchOnMap } from './branch-map-frame.ts'
import classes from './drawn-branch-map.module.css'

/** The border of Thailand, as longitude and latitude: rough, for an overview of where the branches are. */
const border = [
  [99.5, 20.3],
  [100.1, 20.4],
  [100.5, 19.6],
  [101.2, 19.6],
  [101.1, 18.4],
  [101, 17.6],
  [101.7, 17.9],
  [102.1, 18.2],
  [102.7, 17.9],
  [103.3, 18.4],
  [104, 18.3],
  [104.7, 17.4],
  [104.8, 16.4],
  [105.6, 15.7],
  [105.5, 14.7],
  [105.2, 14.3],
  [104.3, 14.4],
  [103, 14.3],
  [102.4, 13.6],
  [102.5, 12.6],
  [102.9, 11.7],
  [102.6, 12.1],
  [101.9, 12.6],
  [101.4, 12.65],
  [100.9, 12.6],
  [100.95, 13.3],
  [100.5, 13.5],
  [100, 13.3],
  [99.95, 12.6],
  [99.8, 11.8],
  [99.3, 10.9],
  [99.2, 10.2],
  [99.4, 9.3],
  [99.9, 9.2],
  [100, 8.5],
  [100.3, 8.3],
  [100.2, 8],
  [100.5, 7.2],
  [101.1, 6.85],
  [101.6, 6.8],
  [102.1, 6.2],
  [101.6, 5.7],
  [101.1, 5.7],
  [100.8, 6.4],
  [100.2, 6.5],
  [99.7, 6.9],
  [99.2, 7.6],
  [98.7, 8.2],
  [98.3, 7.9],
  [98.25, 8.8],
  [98.6, 9.8],
  [98.8, 10.5],
  [99.4, 11.6],
  [99.6, 11.9],
  [99.1, 13],
  [99.2, 13.6],
  [98.5, 14.7],
  [98.2, 15.2],
  [98.6, 16.1],
  [98.9, 16.4],
  [97.9, 17.6],
  [97.6, 18.4],
  [97.9, 19.7],
  [98.9, 19.8],
] as const

const unit = 40
/** At the latitude of Thailand a degree of longitude is a little shorter than one of latitude. */
const toX = (lng: number) => Math.round((lng - 97) * unit * 0.97)
const toY = (lat: number) => Math.round((20.8 - lat) * unit)
const outline = border.map(([lng, lat]) => `${toX(lng)},${toY(lat)}`).join(' ')

/** Where the number of a place may stand beside it, as far from the others as two numbers can be read. */
const beside = [
  { x: -24, y: 0 },
  { x: -24, y: -34 },
  { x: -24, y: 34 },
  { x: 24, y: 0 },
  { x: 24, y: -34 },
  { x: 24, y: 34 },
]
const apart = 30

/** Where the branches are, drawn: for a shop without a key to Google's map. The numbers are those of the list beside it. */
export function DrawnBranchMap({ branches }: { branches: readonly BranchOnMap[] }) {
  const { t } = useTranslation('content')
  return (
    <svg className={classes.map} viewBox={`-40 0 430 ${toY(5.4)}`} role="img" aria-label={t('drawnMap')}>
      <polygon className={classes.land} points={outline} />
      {placed(branches).map(({ id, at, label }, index) => (
        <g key={id}>
          <line className={classes.pointer} x1={at.x} y1={at.y} x2={label.x} y2={label.y} />
          <circle className={classes.place} cx={at.x} cy={at.y} r="4" />
          <circle className={classes.disc} cx={label.x} cy={label.y} r="14" />
          <text className={classes.number} x={label.x} y={label.y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

function placed(branches: readonly BranchOnMap[]) {
  const labels: Point[] = []
  const isFree = (point: Point) => labels.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= apart)
  return branches.map(({ id, lat, lng }) => {
    const at = { x: toX(lng), y: toY(lat) }
    const spots = beside.map((way) => ({ x: at.x + way.x, y: at.y + way.y }))
    const label = spots.find(isFree) ?? { x: at.x - 24, y: at.y }
    labels.push(label)
    return { id, at, label }
  })
}
