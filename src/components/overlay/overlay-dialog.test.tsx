import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putStyles } from '../../../tests/support/put-styles.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import classes from './overlay-dialog.module.css'
import OverlayDialog from './overlay-dialog.tsx'

let closedBy: string[] = []

function Page({ persistent = false, kind }: { persistent?: boolean; kind?: 'sheet' }) {
  const [lower, setLower] = useState(false)
  const [upper, setUpper] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLower(true)}>
        เปิด
      </button>
      <OverlayDialog
        opened={lower}
        title="ล่าง"
        persistent={persistent}
        {...(kind && { kind })}
        onClose={(by) => {
          closedBy.push(`ล่าง ${by}`)
          setLower(false)
        }}
      >
        <button type="button" onClick={() => setUpper(true)}>
          อีกชั้น
        </button>
        <button type="button" onClick={() => setLower(false)}>
          ตอบ
        </button>
      </OverlayDialog>
      <OverlayDialog
        opened={upper}
        title="บน"
        onClose={(by) => {
          closedBy.push(`บน ${by}`)
          setUpper(false)
        }}
      >
        ข้างใน
      </OverlayDialog>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const clickOutside = () => {
  const scrims = document.querySelectorAll<HTMLElement>('.mantine-Modal-overlay')
  const topmost = scrims[scrims.length - 1]
  if (!topmost) throw new Error('Nothing is open')
  fireEvent.click(topmost)
}
/** Simulates "back" on an overlay's history entry: the history moves, then the browser fires `popstate`. */
const back = () =>
  act(() => {
    history.replaceState({ key: 'page', overlays: Number(history.state.overlays) - 1 }, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
const layer = (name: string) =>
  dialog(name)?.closest<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index')
const isPulsing = (name: string) => dialog(name)?.hasAttribute('data-pulsing')

beforeEach(() => {
  closedBy = []
  history.replaceState({ key: 'page' }, '')
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState({ key: 'page', overlays: Number(history.state.overlays) - 1 }, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is a modal dialog, named by its title, with the page behind it held still', async () => {
  await showPart(<Page />)
  press('เปิด')
  expect(dialog('ล่าง')?.getAttribute('aria-modal')).toBe('true')
})

it('R2.72: closes on Escape', async () => {
  await showPart(<Page />)
  press('เปิด')
  escape()
  expect(closedBy).toEqual(['ล่าง escape'])
  expect(dialog('ล่าง')).toBeNull()
})

it('R2.73: closes on a click outside', async () => {
  await showPart(<Page />)
  press('เปิด')
  clickOutside()
  expect(closedBy).toEqual(['ล่าง outside'])
  expect(dialog('ล่าง')).toBeNull()
})

it('R2.74: closes on back navigation', async () => {
  await showPart(<Page />)
  press('เปิด')
  expect(history.state).toEqual({ key: 'page', overlays: 1 })
  back()
  expect(closedBy).toEqual(['ล่าง back'])
  vi.runAllTimers()
  expect(history.back, 'the history has moved already').not.toHaveBeenCalled()
})

it('leaves no place behind in the history when it is closed otherwise', async () => {
  await showPart(<Page />)
  press('เปิด')
  escape()
  vi.runAllTimers()
  expect(history.back).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ key: 'page', overlays: 0 })
})

it('does not go back when the shopper went on from it to another page', async () => {
  await showPart(<Page />)
  press('เปิด')
  escape()
  history.pushState({ key: 'another' }, '')
  vi.runAllTimers()
  expect(history.back).not.toHaveBeenCalled()
})

it('closes by its cross, and by the page itself, which need not be told', async () => {
  await showPart(<Page />)
  press('เปิด')
  press('ปิด')
  expect(closedBy).toEqual(['ล่าง program'])
  press('เปิด')
  press('ตอบ')
  expect(dialog('ล่าง')).toBeNull()
  expect(closedBy).toEqual(['ล่าง program'])
})

it('R2.75 R2.76 R9.30: a persistent one stays and pulses for 150 ms, whichever way out is tried', async () => {
  await showPart(<Page persistent />)
  press('เปิด')
  expect(screen.queryByRole('button', { name: 'ปิด' })).toBeNull()
  for (const wayOut of [escape, clickOutside, back]) {
    wayOut()
    expect(isPulsing('ล่าง')).toBe(true)
    act(() => vi.advanceTimersByTime(149))
    expect(isPulsing('ล่าง')).toBe(true)
    act(() => vi.advanceTimersByTime(1))
    expect(isPulsing('ล่าง')).toBe(false)
  }
  expect(closedBy).toEqual([])
  expect(history.state.overlays, 'it took its place in the history again').toBe(1)
})

it('R9.30 R9.31: its pulse takes 150 ms and scales it to 1.03', async () => {
  putStyles('components/overlay/overlay-dialog.module.css', classes)
  await showPart(<Page persistent />)
  press('เปิด')
  const animation = () => getComputedStyle(screen.getByRole('dialog')).animation
  expect(animation()).toBe('')
  escape()
  expect(animation()).toMatch(/^pulse 150ms /)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const pulse = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === 'pulse')
  expect(pulse?.cssText).toMatch(/50% \{ scale: 1\.03; \}/)
})

it('R9.28 R9.29: lies at 2000, and each above it 10 higher; only the topmost hears Escape', async () => {
  await showPart(<Page />)
  press('เปิด')
  press('อีกชั้น')
  expect([layer('ล่าง'), layer('บน')]).toEqual(['2000', '2010'])
  const [scrimBelow] = document.querySelectorAll('.mantine-Modal-overlay')
  if (scrimBelow) fireEvent.click(scrimBelow)
  expect(closedBy).toEqual([])
  escape()
  expect(closedBy).toEqual(['บน escape'])
  expect(dialog('ล่าง')).not.toBeNull()
  escape()
  expect(closedBy).toEqual(['บน escape', 'ล่าง escape'])
})

it('closes the topmost alone on back', async () => {
  await showPart(<Page />)
  press('เปิด')
  press('อีกชั้น')
  expect(history.state.overlays).toBe(2)
  back()
  expect(closedBy).toEqual(['บน back'])
  back()
  expect(closedBy).toEqual(['บน back', 'ล่าง back'])
})

it('takes the focus in and gives it back to what opened it', async () => {
  await showPart(<Page />)
  const opener = screen.getByRole('button', { name: 'เปิด' })
  opener.focus()
  fireEvent.click(opener)
  act(() => vi.advanceTimersByTime(50))
  expect(dialog('ล่าง')?.contains(document.activeElement)).toBe(true)
  escape()
  act(() => vi.advanceTimersByTime(50))
  expect(document.activeElement).toBe(opener)
})

it('gives up its place when the page below it goes away', async () => {
  const { unmount } = await showPart(<Page />)
  press('เปิด')
  unmount()
  vi.runAllTimers()
  expect(history.state.overlays).toBe(0)
  await showPart(<Page />)
  press('เปิด')
  expect(layer('ล่าง')).toBe('2000')
})

it('one that is in the page only while it is open gives the focus back', async () => {
  function Brief() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          เปิด
        </button>
        {isOpen && (
          <OverlayDialog opened title="ชั่วคราว" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              ตอบ
            </button>
          </OverlayDialog>
        )}
      </>
    )
  }
  await showPart(<Brief />)
  const opener = screen.getByRole('button', { name: 'เปิด' })
  opener.focus()
  press('เปิด')
  screen.getByRole('button', { name: 'ตอบ' }).focus()
  press('ตอบ')
  expect(document.activeElement).toBe(opener)
})
