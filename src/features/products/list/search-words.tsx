import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { ProductSearch } from '../../../../openapi/generated/schema.ts'
import { Notice } from '../../../components/notice/notice.tsx'
import { paths } from '../../../lib/paths.ts'
import classes from './search-words.module.css'

/** Other keywords as links: the nearest spelling, and the words of the keyword that match some goods. */
export function SearchWords({ search: { spelling, matched } }: { search: ProductSearch }) {
  const { t } = useTranslation('search')
  if (spelling === undefined && matched.length === 0) return null
  return (
    <dl className={classes.words}>
      {spelling !== undefined && (
        <div>
          <dt>{t('nearestSpelling')}</dt>
          <dd>
            <KeywordLink keyword={spelling} />
          </dd>
        </div>
      )}
      {matched.length > 0 && (
        <div>
          <dt>{t('matchedWords')}</dt>
          {matched.map((word) => (
            <dd key={word}>
              <KeywordLink keyword={word} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function KeywordLink({ keyword }: { keyword: string }) {
  return (
    <Link to={`${generatePath(paths.productList, {})}?${new URLSearchParams({ keyword })}`}>{keyword}</Link>
  )
}

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
