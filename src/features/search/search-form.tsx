import { useClickOutside } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '../../components/screen-boundary/screen-boundary.tsx'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { useSearch } from '../../flows/search/use-search.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../lib/paths.ts'
import { deleteSearch, rememberSearch } from '../../flows/search/recent-searches.ts'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'
import { addressOf, resultsPath } from './option-address.ts'
import classes from './search-form.module.css'

const { Part: SearchList, preload: loadList } = lazyPart(() => import('./search-list.tsx'))

/**
 * The search form. It is a plain HTML form, so that it works before the page's script has loaded; with the
 * script it is a combobox that suggests goods, categories and words.
 */
export function SearchForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { text, active, isEntered, view, send } = useSearch(search.get('keyword') ?? '')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isOpen = view.kind !== 'closed'
  const options = isOpen ? view.options : []
  useLoadAhead(loadList)
  // A press or a focus outside the form leaves it; a phone's hidden keyboard is neither.
  const form = useClickOutside<HTMLFormElement>(
    () => send({ type: 'search.leave' }),
    ['pointerdown', 'focusin'],
    undefined,
    isEntered,
  )

  function choose(option: SearchOption) {
    if (option.kind !== 'category') rememberSearch(option.kind === 'product' ? text : option.keyword)
    goTo(addressOf(option))
  }

  function goTo(address: string) {
    send({ type: 'search.leave' })
    // The keyboard of a phone would cover the page.
    field.current?.blur()
    void navigate(address)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = options[active]
    if (chosen) return choose(chosen)
    rememberSearch(text)
    goTo(resultsPath(text.trim()))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const chosen = options[active]
    if (key === 'ArrowDown' || key === 'ArrowUp')
      send({ type: 'search.arrow', step: key === 'ArrowDown' ? 1 : -1 })
    else if (key === 'Escape' && isOpen) send({ type: 'search.escape' })
    else if (key === 'Delete' && chosen?.kind === 'recent') deleteSearch(chosen.keyword)
    else return
    event.preventDefault()
  }

  return (
    <form
      ref={form}
      role="search"
      className={classes.form}
      action={generatePath(paths.productList, {})}
      onSubmit={submit}
      data-open={isOpen || undefined}
    >
      <input
        ref={field}
        type="search"
        name="keyword"
        role="combobox"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={options[active] && `${listId}-${active}`}
        placeholder={t('searchHint')}
        value={text}
        onFocus={() => send({ type: 'search.focus' })}
        // A press opens the list again that Escape has closed.
        onClick={() => send({ type: 'search.focus' })}
        onChange={(event) => send({ type: 'search.type', text: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={t('search')}>
        <IconSearch stroke={1.6} aria-hidden />
      </button>
      {/* Without its script the list is missing, and the field still searches. */}
      <ScreenBoundary address={text} failed={null}>
        {isOpen && (
          <Suspense>
            <SearchList id={listId} view={view} active={active} field={field} onChoose={choose} />
          </Suspense>
        )}
      </ScreenBoundary>
    </form>
  )
}
