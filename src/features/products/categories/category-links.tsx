import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { useApp } from '../../../flows/app/use-app.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { paths } from '../../../lib/paths.ts'
import classes from './category-links.module.css'

/** The categories as a list of links, the fullest first, for pages that have found nothing else to show. */
export function CategoryLinks({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('search')
  const categories = useApp((snapshot) => snapshot.context.categories)
  const headingId = useId()
  if (!categories?.length) return null
  const Heading = `h${headingLevel}` as const
  return (
    <nav className={classes.categories} aria-labelledby={headingId}>
      <Heading className="h3" id={headingId}>
        {t('lookInCategories')}
      </Heading>
      <ul className="ruled">
        {categories
          .toSorted((one, other) => other.productCount - one.productCount)
          .map(({ id, name, productCount }) => (
            <li key={id}>
              <Link className="quiet" to={generatePath(paths.productList, { categoryId: id })}>
                {name}
                <span className="note" aria-hidden>
                  {formatNumber(productCount)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
