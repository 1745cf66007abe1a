import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import classes from './shop-mark.module.css'

interface ShopMarkProps {
  size?: number
  /** Where there is room for one name only. */
  hideLatin?: boolean
}

/** The shop's name as a link home. */
export function ShopMark({ size = 34, hideLatin }: ShopMarkProps) {
  return (
    <Link className={`tap ${classes.brand}`} to={paths.home}>
      <BrandMark size={size} />
      <b lang="th">แผ่น</b>
      <span className={hideLatin ? 'visually-hidden' : undefined} lang="en">
        Phaen
      </span>
    </Link>
  )
}
