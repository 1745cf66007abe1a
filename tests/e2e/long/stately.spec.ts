import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../support/started-process.ts'
import { live } from '../support/ready.ts'
import { addressOf } from '../support/shop-server.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { expect, test } from '../support/test.ts'

/** Stands in for the page of stately.ai: it answers as its script does when it is opened, and records the messages. */
const inspector = `<!doctype html><title>inspector</title><script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
  opener?.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

test('under npm run dev, `?inspect=stately` tells the window of stately.ai what happens, without secrets', async ({
  page,
  context,
  troubles,
}) => {
  test.slow()
  // On a phone the drawer lies over the dialog.
  await page.setViewportSize({ width: 2200, height: 1000 })
  troubles.expect(/status of 40\d/)
  const folder = await mkdtemp(join(tmpdir(), 'phaen-dev-'))
  await chmod(folder, 0o755)
  const served = startProcess([process.execPath, '--import', 'tsx', 'server/commands/dev.ts'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: '0' },
  })
  try {
    const address = await addressOf(served)
    await context.route('https://stately.ai/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: inspector }),
    )
    const opening = page.waitForEvent('popup')
    await page.goto(`${address}/about?inspect=stately&auth=login`, { timeout: 60_000 })
    const opened = await opening
    expect(opened.url()).toBe('https://stately.ai/inspect')
    await live(page)
    const signIn = signInDialog(page)
    await signIn.fill('0812345678', 'Wrong-Sheet-41')
    await expect(signIn.notice).toBeVisible()

    const received = () => opened.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))
    await expect.poll(received).toContain('"name":"session"')
    await expect.poll(received).toContain('"type":"signIn.submit"')
    for (const kind of ['@xstate.actor', '@xstate.event', '@xstate.snapshot'])
      expect(await received()).toContain(kind)
    expect(await received()).not.toMatch(/Wrong-Sheet-41|0812345678/)
  } finally {
    served.signal('SIGTERM')
    await served.ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
