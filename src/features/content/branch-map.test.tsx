// @vitest-environment-options { "settings": { "navigation": { "disableChildFrameNavigation": true } } }
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { BranchList } from './branch-list.tsx'
import { BranchMap } from './branch-map.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const branch = {
  id: '1',
  name: 'สาขาบางนา',
  address: '1 ถนนบางนา',
  phone: '02-123-4567',
  hours: 'จ.–ส. 8–17',
  lat: 13,
  lng: 100,
}
const ready = { kind: 'branchMap.ready' }

/** A fake window inside the iframe that records the messages sent to it. */
function windowInside(frame: HTMLElement) {
  const inside = new EventTarget()
  const postMessage = vi.fn<(message: unknown, origin: string) => void>()
  Object.assign(inside, { postMessage })
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  return { inside, postMessage }
}

const say = (data: unknown, source: EventTarget | null) => {
  const event = new MessageEvent('message', { data })
  Object.defineProperty(event, 'source', { value: source })
  act(() => void window.dispatchEvent(event))
}

it('gives the map its branches and its language once it listens', async () => {
  await showPart(<BranchMap branches={[branch]} />, 'en')
  const frame = screen.getByTitle('Map of our branches')
  const { inside, postMessage } = windowInside(frame)
  say(ready, inside)
  expect(postMessage.mock.calls).toEqual([
    [
      {
        kind: 'branchMap.show',
        language: 'en',
        branches: [{ id: '1', name: 'สาขาบางนา', phone: '02-123-4567', lat: 13, lng: 100 }],
      },
      '*',
    ],
  ])
})

it('does not answer anyone else, nor what it does not know', async () => {
  await showPart(<BranchMap branches={[branch]} />)
  const { inside, postMessage } = windowInside(screen.getByTitle('แผนที่สาขา'))
  say(ready, new EventTarget())
  say(ready, null)
  say({ kind: 'something' }, inside)
  expect(postMessage).not.toHaveBeenCalled()
})

it('shows the map in a frame that has no origin, above the list', async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'a-key')
  await showPart(<BranchList view={{ kind: 'shown', item: [branch] }} onRetry={() => undefined} />)
  const frame = screen.getByTitle('แผนที่สาขา')
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin')
  expect(frame.getAttribute('loading')).toBe('lazy')
  expect(frame.compareDocumentPosition(screen.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('has no frame without a key, and the list all the same', async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', '')
  await showPart(<BranchList view={{ kind: 'shown', item: [branch] }} onRetry={() => undefined} />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('heading', { name: 'สาขาบางนา' })).toBeDefined()
})
