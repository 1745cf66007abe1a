import { IconPointer } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../run/panel.tsx'
import { ToolButton } from '../../shell/tool-button.tsx'
import classes from '../inspector.module.css'
import { learnSecrets } from '../watched-shop.ts'
import { disabledControls, nameOf } from './controls.ts'
import { PickedControl } from './picked-control.tsx'
import { usePicking } from './use-picking.ts'

/** Why a control of the page is disabled: it is pressed there, or chosen from the list of those that are. */
export function PickPanel() {
  const { t } = useTranslation('inspector')
  const place = useRef<HTMLDivElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [picked, setPicked] = useState<{ control: Element; name: string }>()
  const pick = useCallback((control: Element) => {
    learnSecrets()
    setPicked({ control, name: nameOf(control) })
    setIsPicking(false)
    // The list that it may have been chosen from goes, and the focus with it.
    place.current?.querySelector('button')?.focus()
  }, [])
  const toggle = () => {
    learnSecrets()
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
                {nameOf(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={classes.picked}>
        {picked && !isPicking && <PickedControl {...picked} />}
      </div>
    </Panel>
  )
}
