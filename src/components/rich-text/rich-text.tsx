import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { joinTermsInHtml } from '../no-break-terms/no-break-terms.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import classes from './rich-text.module.css'
import { loadSanitiser } from './load-sanitiser.ts'

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
        element.replaceChildren(sanitise(joinTermsInHtml(html)))
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
      {state === 'loading' && <SkeletonGroup lines={6} />}
      {state === 'failed' && <p role="alert">{t('textFailed')}</p>}
      <div
        ref={place}
        className={classes.text}
        // Hydration leaves the server's children alone; React itself never inserts any HTML in the browser.
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- only where there is no document: the API's HTML is clean
        dangerouslySetInnerHTML={{
          __html: typeof document === 'undefined' ? joinTermsInHtml(html) : emptyHtml(),
        }}
      />
    </>
  )
}

/** Nothing as HTML. Where the browser enforces Trusted Types, even the empty text must be of their kind. */
function emptyHtml(): string | object {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('emptyHTML' in factory)) return ''
  const { emptyHTML } = factory
  return typeof emptyHTML === 'object' && emptyHTML !== null ? emptyHTML : ''
}

/** Follows links in a text that stay in the shop without reloading the page. */
function useInsideLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const address = insideAddress(event)
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text, navigate])
}

/** Returns the address of a link within the shop for a plain click, otherwise `undefined`. */
function insideAddress(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  return /^\/(?!\/)/.test(address) && !link?.target ? address : undefined
}

/** Makes only tables with overflow focusable, so that the keyboard can scroll them sideways. */
function useReachableTables(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current
    if (!element) return
    const look = () => {
      for (const table of element.querySelectorAll('table'))
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
        else table.removeAttribute('tabindex')
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [text])
}
