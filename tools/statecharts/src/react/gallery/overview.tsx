import type { Listed } from '../listed.ts'
import { useText, useWords } from '../words/words.tsx'
import classes from './gallery.module.css'
import { PlaceLink } from './place.tsx'

/** Every machine with its diagram, its description, its size and its coverage. */
export function Overview({ machines }: { machines: Listed[] }) {
  const t = useWords()
  const textOf = useText()
  return (
    <ul className={classes.overview}>
      {machines.map(({ id, title = id, description, picture, states, covered, transitions }) => (
        <li key={id}>
          {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
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
