import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './skeleton.module.css'

/** The place of a thing that is on its way, in its size. */
export function Skeleton({
  width = '100%',
  height,
  aspectRatio,
}: {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
}) {
  return <div className={classes.piece} style={{ width, height, aspectRatio }} />
}

/** Lines of text that are on their way; the last one is shorter, as the last line of a text is. */
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

/** Around the skeletons of one thing: says once that it is loading, and hides the shapes from screen readers. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('parts')
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  )
}
