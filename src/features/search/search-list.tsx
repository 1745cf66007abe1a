import { IconX } from '@tabler/icons-react'
import { type RefObject, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { clearSearches, deleteSearch } from '../../flows/search/recent-searches.ts'
import type { SearchOption } from '../../flows/search/search-option.ts'
import type { SearchView } from '../../flows/search/search-view.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { OptionRow } from './option-row.tsx'
import classes from './search-list.module.css'
import { useSpaceBelow } from './use-space-below.ts'

export interface SearchListProps {
  id: string
  view: Exclude<SearchView, { kind: 'closed' }>
  active: number
  field: RefObject<HTMLInputElement | null>
  onChoose: (option: SearchOption) => void
}

const groups = ['recent', 'product', 'category', 'word', 'all'] as const

/** What stands below the search field, in one list for the arrow keys. The focus stays in the field. */
export default function SearchList({ id, view, active, field, onChoose }: SearchListProps) {
  const { t } = useTranslation('search')
  const sheet = useRef<HTMLDivElement>(null)
  useSpaceBelow(field, sheet)
  const numbered = view.options.map((option, index) => ({ option, index }))
  const isRecent = view.kind === 'recent'
  return (
    <div ref={sheet} className={classes.sheet}>
      <p className="visually-hidden" role="status">
        {isRecent ? t('recentOffered', { count: view.options.length }) : statusOf(view)}
      </p>
      <div className={classes.columns} data-recent={isRecent || undefined}>
        <div
          id={id}
          role="listbox"
          aria-label={t(isRecent ? 'recent' : 'suggestions')}
          className={classes.list}
        >
          {groups.map((kind) => (
            <OptionGroup
              key={kind}
              kind={kind}
              listId={id}
              active={active}
              options={numbered.filter(({ option }) => option.kind === kind)}
              onChoose={onChoose}
            />
          ))}
        </div>
        {isRecent && <RecentTools options={view.options} onForgotten={() => field.current?.focus()} />}
      </div>
    </div>
  )

  function statusOf({ options, total }: Extract<SearchView, { kind: 'found' }>) {
    const shown = options.filter(({ kind }) => kind === 'product').length
    return total > 0 ? t('suggested', { shown, total: formatNumber(total) }) : t('noneSuggested')
  }
}

interface OptionGroupProps {
  kind: SearchOption['kind']
  listId: string
  active: number
  options: { option: SearchOption; index: number }[]
  onChoose: (option: SearchOption) => void
}

/** The options of one kind, under their heading. The link to all results needs none. */
function OptionGroup({ kind, listId, active, options, onChoose }: OptionGroupProps) {
  const { t } = useTranslation('search')
  const headingId = useId()
  if (options.length === 0) return null
  const headings = {
    recent: t('recent'),
    product: t('products'),
    category: t('categories'),
    word: t('words'),
    all: undefined,
  }
  const heading = headings[kind]
  return (
    <div
      role="group"
      className={classes.group}
      aria-labelledby={heading && headingId}
      aria-label={heading ? undefined : t('allGroup')}
    >
      {heading && (
        <p id={headingId} role="presentation" className={`note ${classes.heading}`}>
          {heading}
        </p>
      )}
      {options.map(({ option, index }) => (
        <OptionRow
          key={index}
          id={`${listId}-${index}`}
          option={option}
          isActive={index === active}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

interface RecentToolsProps {
  options: SearchOption[]
  /** The pressed button is gone; the focus needs another place. */
  onForgotten: () => void
}

/** Buttons that delete earlier searches. They stand beside the list, because an option may not hold a button. */
function RecentTools({ options, onForgotten }: RecentToolsProps) {
  const { t } = useTranslation('search')
  const forget = (deletion: () => void) => {
    deletion()
    onForgotten()
  }
  const keywords = options.flatMap((option) => ('keyword' in option ? option.keyword : []))
  return (
    <>
      <ul className={classes.tools}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <IconButton label={t('forget', { keyword })} onClick={() => forget(() => deleteSearch(keyword))}>
              <IconX stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={classes.forgetAll}>
        <ActionButton tone="quiet" isSmall onClick={() => forget(clearSearches)}>
          {t('forgetAll')}
        </ActionButton>
      </div>
    </>
  )
}
