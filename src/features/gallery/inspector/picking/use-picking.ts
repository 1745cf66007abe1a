import { useEffect, useRef } from 'react'
import classes from '../inspector.module.css'
import { controlAt, isOfInspector } from './controls.ts'

/**
 * While it is on, a press on the page chooses a control instead of pressing it: what is disabled hears of no press, so
 * a shield over the page takes it. Escape ends it.
 */
export function usePicking(isOn: boolean, onPick: (control: Element) => void, onEnd: () => void) {
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
