import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { Price } from '../../components/price/price.tsx'
import type { Suggestions } from '../../flows/paged-list/suggestions-view.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { paths } from '../../lib/paths.ts'
import classes from './search-suggestions.module.css'

interface SearchSuggestionsProps {
  id: string
  /** `undefined` while the list is closed. */
  suggestions: Suggestions | undefined
  active: number
  onChoose: () => void
  onSeeAll: () => void
}

/** Products that match the typed keyword. The focus stays in the search field. */
export function SearchSuggestions({ id, suggestions, active, onChoose, onSeeAll }: SearchSuggestionsProps) {
  const { t } = useTranslation(['products', 'parts'])
  const total = formatNumber(suggestions?.total ?? 0)
  return (
    <>
      <span className="visually-hidden" role="status">
        {suggestions && t('suggested', { shown: suggestions.products.length, total })}
      </span>
      <div className={classes.sheet} hidden={!suggestions}>
        <div id={id} role="listbox" aria-label={t('suggestions')}>
          {suggestions?.products.map((product, index) => (
            <Link
              key={product.id}
              to={generatePath(paths.productDetail, { id: product.id })}
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field, because losing it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onChoose}
            >
              <img src={product.imageUrl} alt="" width={44} height={44} />
              <span className={classes.name}>
                {product.name}
                {product.status !== 'available' && (
                  <em>{t(product.status === 'soldOut' ? 'parts:soldOut' : 'parts:cancelled')}</em>
                )}
              </span>
              <Price
                price={product.price}
                specialPrice={product.specialPrice}
                satang="whenNeeded"
                isQuiet={product.status !== 'available'}
              />
            </Link>
          ))}
        </div>
        <button
          type="button"
          tabIndex={-1}
          className={classes.all}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onSeeAll}
        >
          {t('allResults', { count: suggestions?.total ?? 0 })}
        </button>
      </div>
    </>
  )
}
