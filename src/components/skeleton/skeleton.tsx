import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './skeleton.module.css'

/** Placeholder lines for text that is loading. The last of several lines is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const rows = Array.from({ length: lines }, (_, index) => `line ${index + 1}`)
  return (
    <div className={classes.text}>
      {rows.map((row, index) => (
        <Skeleton key={row} height="1em" width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}

interface SkeletonGroupProps {
  /** So many lines of text. */
  lines?: number
  /** One block so high. */
  height?: number
  children?: ReactNode
  className?: string
}

/** Wraps related skeletons: announces the loading once and hides the shapes from screen readers. */
export function SkeletonGroup({ lines, height, children, className }: SkeletonGroupProps) {
  const { t } = useTranslation('parts')
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden className={className}>
        {lines !== undefined && <SkeletonText lines={lines} />}
        {height !== undefined && <Skeleton height={height} />}
        {children}
      </div>
    </div>
  )
}
