import { Suspense, lazy } from 'react'
import classes from './country-flag.module.css'

const FlagDrawing = lazy(() => import('./flag-drawing.tsx'))

interface CountryFlagProps {
  /** A two-letter country code such as TH or GB, or the language code EN. */
  code: string
  /** The country's name. It is omitted when the name is already shown beside the flag. */
  label?: string
  rounded?: boolean
  shadow?: boolean
  size?: 'small' | 'normal' | 'big'
}

/** Shows a country's flag, or its two letters when there is no drawing of the flag. */
export function CountryFlag({ code, label, rounded, shadow, size = 'normal' }: CountryFlagProps) {
  const letters = code.slice(0, 2).toUpperCase()
  return (
    <span
      className={classes.flag}
      data-size={size}
      data-rounded={rounded || undefined}
      data-shadow={shadow || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Suspense fallback={null}>
        <FlagDrawing code={letters} />
      </Suspense>
    </span>
  )
}
