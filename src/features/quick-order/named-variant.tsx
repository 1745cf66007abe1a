import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import classes from './quick-order.module.css'

/** A variant by its product, code, colour and size. */
export function NamedVariant({ variant: { product, color, label } }: { variant: VariantListItem }) {
  return (
    <span className={classes.named}>
      <b>
        <NoBreakTerms>{product.name}</NoBreakTerms>
      </b>
      <span className="remark">
        {product.code} · {color.name} · <span className="no-break">{label}</span>
      </span>
    </span>
  )
}
