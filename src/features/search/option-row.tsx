import { IconHistory, IconLayoutGrid, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { addressOf } from './option-address.ts'
import { ProductOption } from './product-option.tsx'
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
