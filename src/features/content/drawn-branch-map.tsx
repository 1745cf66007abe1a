import { useTranslation } from 'react-i18next'
import type { BranchOnMap } from './branch-map-frame.ts'
import classes from './drawn-branch-map.module.css'

const unit = 40
/** At the latitude of Thailand a degree of longitude is a little shorter than one of latitude. */
const toX = (lng: number) => Math.round((lng - 97) * unit * 0.97)
const toY = (lat: number) => Math.round((20.8 - lat) * unit)
/** The border of Thailand on that scale: rough, for an overview of where the branches are. */
const outline =
  '97,20 120,16 136,48 163,48 159,96 155,128 182,116 198,104 221,116 244,96 272,100 299,136 303,176 334,204 330,244 318,260 283,256 233,260 210,288 213,328 229,364 217,348 190,328 171,326 151,328 153,300 136,292 116,300 114,328 109,360 89,396 85,424 93,460 113,464 116,492 128,500 124,512 136,544 159,558 178,560 198,584 178,604 159,604 147,576 124,572 105,556 85,528 66,504 50,516 49,480 62,440 70,412 93,368 101,356 81,312 85,288 58,244 47,224 62,188 74,176 35,128 23,96 35,44 74,40'

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
