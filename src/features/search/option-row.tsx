import { IconHistory, IconLayoutGrid, IconSearch } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductListItem } from '../../../openapi/generated/schema.ts'
import { Price } from '../../components/price/price.tsx'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { formatSizes } from '../../lib/formats/format-sizes.ts'
import type { Language } from '../../lib/language.ts'
import { listPrice } from '../../lib/products/list-price.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { addressOf } from './option-address.ts'
import classes from './search-list.module.css'

interface OptionRowProps {
  id: string
  option: SearchOption
  isActive: boolean
  onChoose: () => void
}

/** One option: a link, so that it can be opened in a new tab as well. */
export function OptionRow({ id, option, isActive, onChoose }: OptionRowProps) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a
      ref={row}
      href={addressOf(option)}
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      data-kind={option.kind}
      className={classes.option}
      onClick={choose}
    >
      <Content option={option} />
    </a>
  )
}

function Content({ option }: { option: SearchOption }) {
  const { t } = useTranslation('search')
  switch (option.kind) {
    case 'product':
      return <ProductOption product={option.product} />
    case 'category':
      return (
        <>
          <IconLayoutGrid stroke={1.6} aria-hidden />
          <span>{option.category.name}</span>
        </>
      )
    case 'all':
      return option.total > 0
        ? t('allResults', { count: option.total })
        : t('searchFor', { keyword: option.keyword })
    default:
      return (
        <>
          {option.kind === 'recent' ? (
            <IconHistory stroke={1.6} aria-hidden />
          ) : (
            <IconSearch stroke={1.6} aria-hidden />
          )}
          <span>{option.keyword}</span>
        </>
      )
  }
}

/** A product among the suggestions: picture, name, size and price. */
function ProductOption({ product }: { product: ProductListItem }) {
  const { t } = useTranslation('parts')
  const { language } = useFormat()
  const isAvailable = product.status === 'available'
  return (
    <>
      <img src={product.imageUrl} {...pictureSet(product.imageUrl, '56px')} alt="" width={56} height={56} />
      <span className={classes.name}>{product.name}</span>
      <span className={classes.size}>{sizeLine(product, language)}</span>
      <span className={classes.price}>
        {!isAvailable && <em>{t(product.status === 'soldOut' ? 'soldOut' : 'cancelled')}</em>}
        <Price {...listPrice(product)} unit={product.unit} satang="whenNeeded" isQuiet={!isAvailable} />
      </span>
    </>
  )
}

/** The variant that was asked for, or what all variants measure. */
function sizeLine({ asked, sizes }: ProductListItem, language: Language): string {
  const parts = asked
    ? [asked.color.name, asked.label.replaceAll('–', '–\u2060')]
    : formatSizes(sizes, language)
  return parts.join('\u00a0· ')
}
