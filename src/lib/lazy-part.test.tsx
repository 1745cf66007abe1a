import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState, type ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Words = () => <p>the part</p>

it('a part that was loaded ahead is there with the press that shows it', async () => {
  const { Part, preload } = lazyPart(async () => ({ default: Words }))
  await preload()
  render(<Opening Part={Part} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByText('the part')).not.toBeNull()
})

it('a part whose script could not be loaded is asked for again when it is shown again', async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let hasNetwork = false
  let asked = 0
  const { Part } = lazyPart(async () => {
    asked += 1
    // As a browser answers: React has drawn meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
    if (!hasNetwork) throw new Error('no network')
    return { default: Words }
  })
  render(<Opening Part={Part} />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('it failed')).toBeDefined()
  expect(asked).toBe(1)
  hasNetwork = true
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('the part')).toBeDefined()
})

/** Shows and hides the part at each press. */
function Opening({ Part }: { Part: ComponentType }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        press
      </button>
      <ScreenBoundary address={String(isOpen)} failed={<p>it failed</p>}>
        <Suspense fallback={<p>it loads</p>}>{isOpen && <Part />}</Suspense>
      </ScreenBoundary>
    </>
  )
}
