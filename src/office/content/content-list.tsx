import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink, useSearchParams } from 'react-router-dom'
import type { OfficeContentItem } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { Mark } from '../parts/mark.tsx'
import { oneOf } from '../query.ts'
import { kinds, pageSlugs } from './content-api.ts'
import { ContentStateMark } from './content-state-mark.tsx'

export function ContentList({ items }: { items: readonly OfficeContentItem[] }) {
  const { t } = useTranslation('officeContent')
  const [search] = useSearchParams()
  const isSearched = (search.get('keyword') ?? '') !== ''
  const kind = oneOf(kinds, search.get('kind'))
  const isEmptyShop = items.length === 0 && !isSearched && kind === undefined
  const toWrite =
    !isSearched && (kind === 'page' || isEmptyShop)
      ? pageSlugs.filter((slug) => !items.some(({ id }) => id === slug))
      : []
  if (items.length === 0 && toWrite.length === 0) return <p>{t('nothingFound')}</p>
  return (
    <>
      {isEmptyShop && <p>{t('nothingYet')}</p>}
      <ul>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <NavLink to={{ pathname: `/content/${item.kind}/${item.id}`, search: String(search) }}>
              <b>{item.title}</b>
              <Group gap="6 10" className="note">
                <ContentStateMark {...item} />
                <span>{t(`kind_${item.kind}`)}</span>
                {!item.hasEnglish && <Mark>{t('noEnglish')}</Mark>}
              </Group>
              <ItemNote {...item} />
            </NavLink>
          </li>
        ))}
        {toWrite.map((slug) => (
          <li key={slug}>
            <NavLink to={{ pathname: `/content/page/${slug}`, search: String(search) }}>
              <b>{t(`slug_${slug}`)}</b>
              <small className="note">{t('notWritten')}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function ItemNote({ state, publishAt, savedAt, savedBy, viewCount }: OfficeContentItem) {
  const { t } = useTranslation('officeContent')
  const { date, dateTime } = useFormat()
  const parts = [
    state === 'planned' && publishAt && t('publishesAt', { time: dateTime(publishAt) }),
    state === 'published' && publishAt && date(publishAt, 'short'),
    state === 'draft' && savedAt && t('savedAt', { time: dateTime(savedAt) }),
    state === 'draft' && savedBy,
    viewCount !== undefined && viewCount > 0 && t('read', { count: viewCount }),
  ]
  return (
    <small className="note">{parts.filter((part) => part !== false && part !== undefined).join(' · ')}</small>
  )
}
