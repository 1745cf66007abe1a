import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { forgetAllSearches, forgetSearch } from '../../lib/recent-searches.ts'
import classes from './search-list.module.css'

/** Buttons that delete earlier searches. They stand beside the list, because an option may not hold a button. */
export function RecentTools({ options }: { options: SearchOption[] }) {
  const { t } = useTranslation('search')
  const keywords = options.flatMap((option) => ('keyword' in option ? option.keyword : []))
  return (
    <>
      <ul className={classes.tools}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <IconButton label={t('forget', { keyword })} onClick={() => forgetSearch(keyword)}>
              <IconX stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={classes.forgetAll}>
        <ActionButton tone="quiet" isSmall onClick={forgetAllSearches}>
          {t('forgetAll')}
        </ActionButton>
      </div>
    </>
  )
}
