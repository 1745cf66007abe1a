import { useWords, type Word } from '../words/words.tsx'
import classes from './chart.module.css'

const keys: [keys: string[], does: Word][] = [
  [['←', '↑', '→', '↓'], 'keyWalk'],
  [['Enter'], 'keyOpen'],
  [['Shift + ←', '↑', '→', '↓'], 'keyMove'],
  [['+', '−'], 'keyZoom'],
  [['0'], 'keyFull'],
  [['F'], 'fit'],
  [['D'], 'focus'],
  [['?'], 'keys'],
]

/** What the keys do while the chart has the focus. */
export function ChartKeys() {
  const t = useWords()
  return (
    <dl className={classes.keys} aria-label={t('keys')}>
      {keys.map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
