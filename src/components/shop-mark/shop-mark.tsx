import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import classes from './shop-mark.module.css'

/** The shop's name as a link home, on the pages outside the layout. */
export function ShopMark() {
  return (
    <Link className={`tap ${classes.brand}`} to={paths.home}>
      <BrandMark size={34} />
      <b lang="th">แผ่น</b>
      <span lang="en">Phaen</span>
    </Link>
  )
}
