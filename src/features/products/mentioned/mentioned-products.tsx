import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { Article } from '../../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { listPrice } from '../../../lib/products/list-price.ts'
import { paths } from '../../../lib/paths.ts'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import { CardLines } from '../card/card-lines.tsx'
import classes from './mentioned-products.module.css'

const most = 5

/** The goods that an article speaks of, and the categories to look further. */
export function MentionedProducts({ goods, categories }: Pick<Article, 'goods' | 'categories'>) {
  const { t } = useTranslation('articles')
  const id = useId()
  if (goods.length === 0 && categories.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t('mentionedProducts')}
      </h2>
      <ul className={`ruled ${classes.goods}`}>
        {goods.slice(0, most).map((product) => (
          <li key={product.id}>
            <SmallPicture url={product.imageUrl} size={72} />
            <div>
              <Link className="covers" to={generatePath(paths.productDetail, { id: product.id })}>
                <NoBreakTerms>{product.name}</NoBreakTerms>
              </Link>
              <CardLines product={product} />
              <Price
                {...listPrice(product)}
                unit={product.unit}
                satang="whenNeeded"
                isQuiet={product.status !== 'available'}
              />
            </div>
          </li>
        ))}
      </ul>
      {categories.length > 0 && (
        <ul className={classes.categories} aria-label={t('mentionedCategories')}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={generatePath(paths.productList, { categoryId: category.id })}>{category.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
