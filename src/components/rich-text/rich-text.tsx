import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepTermsInHtml } from '../../lib/no-break-terms.ts'
import { SkeletonGroup, SkeletonText } from '../skeleton/skeleton.tsx'
import { emptyHtml } from './empty-html.ts'
import classes from './rich-text.module.css'
import { loadSanitiser } from './sanitise.ts'
import { useInsideLinks } from './use-inside-links.ts'
import { useReachableTables } from './use-reachable-tables.ts'

/**
 * Shows HTML that editors wrote. The API sanitises it, so the server renders it unchanged, and hydration keeps that
 * markup. HTML that the browser inserts goes through DOMPurify (Trusted Types policy `dompurify`).
 */
export function RichText({ html }: { html: string }) {
  const { t } = useTranslation('parts')
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  useInsideLinks(place)
  useReachableTables(place)
  const [state, setState] = useState<'standing' | 'loading' | 'failed'>('standing')

  useEffect(() => {
    const element = place.current
    if (!element || shown.current === html) return
    if (shown.current === undefined && element.hasChildNodes()) {
      shown.current = html
      return
    }
    let isStale = false
    if (shown.current === undefined) setState('loading')
    loadSanitiser().then(
      (sanitise) => {
        if (isStale) return
        element.replaceChildren(sanitise(keepTermsInHtml(html)))
        shown.current = html
        setState('standing')
      },
      () => {
        if (!isStale) setState('failed')
      },
    )
    return () => {
      isStale = true
    }
  }, [html])

  return (
    <>
      {state === 'loading' && (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      {state === 'failed' && <p role="alert">{t('textFailed')}</p>}
      <div
        ref={place}
        className={classes.text}
        // Hydration leaves the server's children alone; React itself never inserts any HTML in the browser.
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- only where there is no document: the API's HTML is clean
        dangerouslySetInnerHTML={{
          __html: typeof document === 'undefined' ? keepTermsInHtml(html) : emptyHtml(),
        }}
      />
    </>
  )
}
