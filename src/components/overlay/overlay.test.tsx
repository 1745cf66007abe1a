import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { loadOverlay, Overlay } from './overlay.tsx'

// Reading the script may take longer than a test waits.
beforeAll(async () => void (await loadOverlay()), 30_000)
afterEach(cleanup)

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        เปิด
      </button>
      <Overlay opened={isOpen} title="กล่อง" onClose={() => setIsOpen(false)}>
        ข้างใน
      </Overlay>
    </>
  )
}

it('opens when its script has come, closes, and gives the focus back', async () => {
  await showPart(<Page />)
  const opener = screen.getByRole('button', { name: 'เปิด' })
  for (const round of ['the first time', 'again']) {
    opener.focus()
    fireEvent.click(opener)
    expect((await screen.findByRole('dialog', { name: 'กล่อง' })).textContent, round).toContain('ข้างใน')
    fireEvent.click(screen.getByRole('button', { name: 'ปิด' }))
    expect(screen.queryByRole('dialog'), round).toBeNull()
    await expect.poll(() => document.activeElement, { message: round }).toBe(opener)
  }
})
