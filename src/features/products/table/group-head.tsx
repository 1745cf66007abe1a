import type { VariantGroup } from './variant-groups.ts'
import classes from './group-head.module.css'
import { pictureSet } from '../../../lib/picture-set.ts'

/** On a phone the rows of a product stand below its name, which stays in sight while they scroll. */
export function GroupHead({ product }: Pick<VariantGroup, 'product'>) {
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={10}>
        <img
          src={product.imageUrl}
          {...pictureSet(product.imageUrl, '36px')}
          alt=""
          width={36}
          height={36}
          loading="lazy"
        />
        {product.name}
      </th>
    </tr>
  )
}
