import type { VariantGroup } from './variant-groups.ts'
import classes from './group-head.module.css'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'

/** On a phone the rows of a product stand below its name, which stays in sight while they scroll. */
export function GroupHead({ product }: Pick<VariantGroup, 'product'>) {
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={10}>
        <SmallPicture url={product.imageUrl} size={36} />
        {product.name}
      </th>
    </tr>
  )
}
