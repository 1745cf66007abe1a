import { expect, it } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { createRefreshLock } from './refresh-lock.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function twoTabs() {
  const { locks } = openBrowser({})
  return [createRefreshLock(locks), createRefreshLock(locks)] as const
}

it('lets the next tab go on when the first is done', async () => {
  const [here, there] = twoTabs()
  const turns: string[] = []
  await here.take()
  void there.take().then(() => turns.push('there'))
  await settled()
  expect(turns).toEqual([])
  here.release()
  await settled()
  expect(turns).toEqual(['there'])
})

it('a tab that gives up waiting leaves its place', async () => {
  const [here, there] = twoTabs()
  await here.take()
  const waiting = there.take()
  there.release()
  here.release()
  await expect(waiting).rejects.toThrow('aborted')
  await here.take()
})

it('goes ahead at once where there are no locks', async () => {
  const lock = createRefreshLock(undefined)
  await lock.take()
  await lock.take()
  lock.release()
})
