import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './stars.module.css'

const five = [1, 2, 3, 4, 5]

/** Stars that somebody gave, or their average. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('parts')
  return (
    <span className={classes.stars} role="img" aria-label={t('starsOfFive', { stars })}>
      {five.map((one) => (
        <IconStarFilled key={one} size={15} data-off={one > Math.round(stars) || undefined} aria-hidden />
      ))}
    </span>
  )
}

/** The average in a word, where there is little room. */
export function ShortStars({ average, count }: { average: number; count: number }) {
  const { t } = useTranslation('parts')
  return (
    <span className={classes.short}>
      <IconStarFilled size={13} aria-hidden />
      <span aria-hidden>
        {average.toFixed(1)} ({count})
      </span>
      <span className="visually-hidden">{t('starsAndCount', { stars: average, count })}</span>
    </span>
  )
}
