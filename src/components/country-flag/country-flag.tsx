import { Suspense, lazy } from 'react'
import classes from './country-flag.module.css'

const FlagDrawing = lazy(() => import('./flag-drawing.tsx'))

interface CountryFlagProps {
  /** Two letters: TH, GB, or the language's EN. */
  code: string
  /** The country's name, where the flag stands alone; beside a name it is left out. */
  label?: string
  rounded?: boolean
  shadow?: boolean
  size?: 'small' | 'normal' | 'big'
}

/** A country's flag, or its two letters when there is no drawing of it. */
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
