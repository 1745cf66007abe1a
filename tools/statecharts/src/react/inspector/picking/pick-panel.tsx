import { useCallback, useEffect, useRef, useState } from 'react'
import { Panel } from '../../run/panel.tsx'
import { IconPointer } from '../../shell/icons.tsx'
import { ToolButton } from '../../shell/tool-button.tsx'
import { useWords } from '../../words/words.tsx'
import classes from '../inspector.module.css'
import type { WatchedPage } from '../watched-page.ts'
import { PickedControl } from './picked-control.tsx'

/** Why a control of the page is disabled: it is pressed there, or chosen from the list of those that are. */
export function PickPanel({ page }: { page: WatchedPage }) {
  const t = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [picked, setPicked] = useState<{ control: Element; name: string }>()
  const pick = useCallback(
    (control: Element) => {
      page.learnSecrets()
      setPicked({ control, name: nameOf(control, page) })
      setIsPicking(false)
      // The list that it may have been chosen from goes, and the focus with it.
      place.current?.querySelector('button')?.focus()
    },
    [page],
  )
  const toggle = () => {
    page.learnSecrets()
    setIsPicking(!isPicking)
  }
  const end = useCallback(() => setIsPicking(false), [])
  usePicking(isPicking, pick, end)
  const listed = isPicking ? disabledControls() : []
  return (
    <Panel title={t('pick')}>
      <div ref={place}>
        <ToolButton icon={IconPointer} isPressed={isPicking} onClick={toggle}>
          {t('pickOne')}
        </ToolButton>
      </div>
      {isPicking && (
        <p className={`${classes.quiet} ${classes.picked}`}>{t('pickHow', { count: listed.length })}</p>
      )}
      {listed.length > 0 && (
        <ul className={classes.listed} aria-label={t('disabledControls')}>
          {listed.map((one, index) => (
            // Two buttons may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <button type="button" onClick={() => pick(one)}>
                {nameOf(one, page)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={classes.picked}>
        {picked && !isPicking && <PickedControl watch={page.watch} {...picked} />}
      </div>
    </Panel>
  )
}

/**
 * While it is on, a press on the page chooses a control instead of pressing it: what is disabled hears of no press, so
 * a shield over the page takes it. Escape ends it.
 */
function usePicking(isOn: boolean, onPick: (control: Element) => void, onEnd: () => void) {
  const listener = useRef({ onPick, onEnd })
  useEffect(() => {
    listener.current = { onPick, onEnd }
  })
  // The shield stays while the drawer is drawn anew: a press that it does not both begin and end on is no click.
  useEffect(() => {
    if (!isOn) return
    const root = document.documentElement
    root.dataset.picking = ''
    const shield = document.createElement('div')
    shield.dataset.inspector = ''
    shield.className = classes.shield ?? ''
    shield.addEventListener('click', ({ clientX, clientY }) => {
      const under = document.elementsFromPoint(clientX, clientY).find((one) => one !== shield)
      const control = controlAt(under)
      if (control) listener.current.onPick(control)
    })
    document.body.append(shield)
    const key = (event: KeyboardEvent) => {
      const isPress = (event.key === 'Enter' || event.key === ' ') && !isOfInspector(event.target)
      if (!isPress && event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isPress) return listener.current.onEnd()
      const control = controlAt(document.activeElement ?? undefined)
      if (control) listener.current.onPick(control)
    }
    window.addEventListener('keydown', key, { capture: true })
    return () => {
      delete root.dataset.picking
      shield.remove()
      window.removeEventListener('keydown', key, { capture: true })
    }
  }, [isOn])
}

const kinds = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option]'
const disabled = ':is(button, input, select, textarea):disabled, [aria-disabled=true]'

/** The control of the page that somebody points at; the inspector's own are none. */
function controlAt(element: Element | undefined): Element | undefined {
  const control = element?.closest('label')?.control ?? element?.closest(kinds) ?? undefined
  return control && !isOfInspector(control) ? control : undefined
}

const isOfInspector = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-inspector]') !== null

/** What cannot be pressed now, as far as it is shown. */
const disabledControls = (): Element[] =>
  [...document.querySelectorAll(disabled)].filter((one) => !isOfInspector(one) && one.checkVisibility())

const longest = 60

/** What a control is called on the page, without what somebody typed. */
function nameOf(control: Element, page: WatchedPage): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const words = [
    control.getAttribute('aria-label'),
    ...labels.map(({ textContent }) => textContent),
    control.textContent,
    control.getAttribute('name'),
  ]
  const name = words.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
  return page.masked(name.replaceAll(/\s+/g, ' ')).slice(0, longest) || control.tagName.toLowerCase()
}
