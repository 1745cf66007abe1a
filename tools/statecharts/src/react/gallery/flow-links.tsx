import type { Listed } from '../listed.ts'
import { Pick } from '../shell/pick.tsx'
import { useText, useWords } from '../words/words.tsx'
import { goTo, PlaceLink, usePlace } from './place.tsx'
import classes from './side.module.css'

interface FlowLinksProps {
  machines: Listed[]
  current: string | undefined
}

/** A list beside the chart on a desk, a choice above it on a phone. */
export function FlowLinks({ machines, current }: FlowLinksProps) {
  const t = useWords()
  const textOf = useText()
  const place = usePlace()
  return (
    <>
      <Pick
        className={classes.pick}
        label={t('flow')}
        value={current ?? ''}
        onPick={(id) => goTo(place, place.addressOf(id === '' ? undefined : id))}
      >
        <option value="">{t('overview')}</option>
        {machines.map(({ id, title = id, covered = 0, transitions }) => (
          <option key={id} value={id}>
            {transitions === undefined ? textOf(title) : `${textOf(title)} · ${covered}/${transitions}`}
          </option>
        ))}
      </Pick>
      <ul className={classes.list}>
        <li>
          <PlaceLink isCurrent={current === undefined}>{t('overview')}</PlaceLink>
        </li>
        {machines.map(({ id, title = id, covered = 0, transitions }) => (
          <li key={id}>
            <PlaceLink machine={id} title={textOf(title)} isCurrent={id === current}>
              <span lang="en">{id}</span>
              {transitions !== undefined && <Share covered={covered} all={transitions} />}
              {transitions !== undefined && (
                <span className={classes.count}>{`${covered}/${transitions}`}</span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Share({ covered, all }: { covered: number; all: number }) {
  return (
    <svg className={classes.share} viewBox="0 0 32 5" data-gap={covered < all || undefined} aria-hidden>
      <rect width={32} height={5} />
      <rect className={classes.done} width={all === 0 ? 0 : (32 * covered) / all} height={5} />
    </svg>
  )
}
