import type { Requirement } from '../listed.ts'
import stateClasses from '../state-view/state-view.module.css'
import { useWords } from '../words/words.tsx'
import classes from './gallery.module.css'

/** What a state is there for, and the tests that prove it. */
export function Requirements({ list }: { list: Requirement[] }) {
  const t = useWords()
  if (list.length === 0) return null
  return (
    <>
      <h3 className={stateClasses.title}>{t('requirements')}</h3>
      <dl className={classes.requirements} lang="en">
        {list.map(({ id, text, tests = [] }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
            {tests.map((file) => (
              <dd key={file}>
                <code>{file}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}
