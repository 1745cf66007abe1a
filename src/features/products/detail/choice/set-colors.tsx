import { useTranslation } from 'react-i18next'
import type { Color } from '../../../../../openapi/generated/schema.ts'
import classes from './set-colors.module.css'

/** The colours in a set that is sold as one thing: nothing to choose, so no control. */
export function SetColors({ colors }: { colors: Color[] }) {
  const { t } = useTranslation('products')
  return (
    <section className={classes.set}>
      <h2>
        <span>{t('colorsInSet')}</span>{' '}
        <span className={classes.count}>{t('colorCount', { count: colors.length })}</span>
      </h2>
      <ul>
        {colors.map(({ name, hex }) => (
          <li key={hex}>
            <i style={{ background: hex }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
