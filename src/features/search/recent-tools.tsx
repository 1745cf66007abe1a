import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { forgetAllSearches, forgetSearch } from '../../flows/search/recent-searches.ts'
import classes from './search-list.module.css'

interface RecentToolsProps {
  options: SearchOption[]
  /** The pressed button is gone; the focus needs another place. */
  onForgotten: () => void
}

/** Buttons that delete earlier searches. They stand beside the list, because an option may not hold a button. */
export function RecentTools({ options, onForgotten }: RecentToolsProps) {
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
            <IconButton label={t('forget', { keyword })} onClick={() => forget(() => forgetSearch(keyword))}>
              <IconX stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={classes.forgetAll}>
        <ActionButton tone="quiet" isSmall onClick={() => forget(forgetAllSearches)}>
          {t('forgetAll')}
        </ActionButton>
      </div>
    </>
  )
}
