import { useTranslation } from 'react-i18next'
import type { ProductSearch } from '../../../../openapi/generated/schema.ts'
import { Notice } from '../../../components/notice/notice.tsx'
import { SearchWords } from './search-words.tsx'

/** Above results that do not match the whole keyword: which words they match, and the nearest spelling. */
export function SearchNotice({ search }: { search: ProductSearch }) {
  const { t } = useTranslation('search')
  const { spelling, matched, unmatched } = search
  const isInPart = matched.length > 0 && unmatched.length > 0
  if (!isInPart && spelling === undefined) return null
  return (
    <Notice tone="info">
      {isInPart && <p>{t('someWords', { matched: quoted(matched), unmatched: quoted(unmatched) })}</p>}
      <SearchWords search={isInPart ? search : { ...search, matched: [] }} />
    </Notice>
  )
}

const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(' ')
