import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Heading } from './outline.ts'
import classes from './contents-list.module.css'

/** The headings of a long text as links. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('content')
  const id = useId()
  return (
    <nav className={classes.contents} aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t('contents')}
      </h2>
      <ol className="ruled">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a className="quiet" href={`#${heading.id}`}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
