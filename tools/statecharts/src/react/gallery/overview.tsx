import type { Listed } from '../listed.ts'
import { useText, useWords } from '../words/words.tsx'
import classes from './gallery.module.css'
import { PlaceLink } from './place.tsx'

/** Every machine with its description, its size and its coverage. */
export function Overview({ machines }: { machines: Listed[] }) {
  const t = useWords()
  const textOf = useText()
  return (
    <ul className={classes.overview}>
      {machines.map(({ id, title = id, description, states, covered, transitions }) => (
        <li key={id}>
          <h2>
            <PlaceLink machine={id}>{textOf(title)}</PlaceLink>
          </h2>
          {title !== id && <code>{id}</code>}
          {description !== undefined && <p>{textOf(description)}</p>}
          {states !== undefined && covered !== undefined && transitions !== undefined && (
            <p>
              {t('states', { count: states.length })}
              {' · '}
              {t('coveredOf', { covered, all: transitions })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
