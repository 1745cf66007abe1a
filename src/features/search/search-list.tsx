import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOption } from '../../flows/search/search-option.ts'
import type { SearchView } from '../../flows/search/search-view.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { OptionGroup } from './option-group.tsx'
import { RecentTools } from './recent-tools.tsx'
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
