import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { listPrice } from '../../../lib/products/list-price.ts'
import { paths } from '../../../lib/paths.ts'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import { readProduct } from '../read-product.ts'
import classes from './complementary-products.module.css'

const most = 3

/** What is used together with a product that was just taken, as short rows. The calling component has a `key` for each product. */
export function ComplementaryProducts({ productId, onFollow }: { productId: string; onFollow: () => void }) {
  const { t } = useTranslation('products')
  const { view } = useRecord('complements', productId, readProduct)
  if (view.kind === 'loading') return <div className={classes.place} aria-hidden />
  const complements = view.kind === 'shown' ? view.item.goesWith : []
  const buyable = complements.filter(({ status }) => status === 'available').slice(0, most)
  if (buyable.length === 0) return null
  return (
    <section className={classes.complements} aria-labelledby="complements">
      <h3 id="complements">{t('goesWith')}</h3>
      <ul>
        {buyable.map((product) => (
          <li key={product.id}>
            <Link to={generatePath(paths.productDetail, { id: product.id })} onClick={onFollow}>
              <SmallPicture url={product.imageUrl} size={52} />
              <span>
                <span className={classes.name}>
                  <NoBreakTerms>{product.name}</NoBreakTerms>
                </span>
                <Price {...listPrice(product)} unit={product.unit} size="small" satang="whenNeeded" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
