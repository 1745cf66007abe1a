import { IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router-dom'
import { optionAfter } from './active-option.ts'
import { useProductSuggestions } from '../../flows/paged-list/use-product-suggestions.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { paths } from '../../lib/paths.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import classes from './search-form.module.css'

/**
 * The search form. It is a plain HTML form, so that it works before the page's script has loaded; with the
 * script it suggests products while the shopper types.
 */
export function SearchForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const searched = search.get('keyword') ?? ''
  const [text, setText] = useState(searched)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, look } = useProductSuggestions()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const list = generatePath(paths.productList, {})
  useAfterChange(searched, () => setText(searched))

  const { products } = suggestions
  const isOffering = isOpen && products.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const type = (typed: string) => {
    setText(typed)
    setIsOpen(true)
    setActive(-1)
    look(typed)
  }
  const open = (productId: string) => {
    close()
    field.current?.blur()
    navigate(generatePath(paths.productDetail, { id: productId }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = isOffering ? products[active] : undefined
    if (chosen) open(chosen.id)
    else seeAll()
  }

  function seeAll() {
    close()
    const keyword = text.trim()
    navigate(keyword ? `${list}?${new URLSearchParams({ keyword })}` : list)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = isOffering ? optionAfter(event.key, active, products.length) : undefined
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Escape' && isOffering) {
      event.preventDefault()
      close()
    }
  }

  return (
    <form role="search" className={classes.form} action={list} onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="keyword"
        role="combobox"
        maxLength={100}
        autoComplete="off"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={isOffering}
        aria-controls={listId}
        aria-activedescendant={isOffering && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={t('searchHint')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.form?.contains(relatedTarget)) close()
        }}
      />
      <button type="submit" aria-label={t('search')}>
        <IconSearch stroke={1.6} aria-hidden />
      </button>
      <SearchSuggestions
        id={listId}
        suggestions={isOffering ? suggestions : undefined}
        active={active}
        onChoose={close}
        onSeeAll={seeAll}
      />
    </form>
  )
}
