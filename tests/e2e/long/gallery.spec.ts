import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../support/started-process.ts'
import { axeFaults } from '../support/axe-faults.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

for (const scheme of ['day', 'night'] as const) {
  test(`axe finds nothing in the gallery by ${scheme}: chart, tree, state and all flows`, async ({
    page,
  }) => {
    const darken = async () => {
      if (scheme === 'night') await page.getByRole('button', { name: 'Dark' }).click()
    }
    await page.goto('/demo/payment?lang=en#unpaid.failed')
    await live(page)
    await darken()
    await expect(page.getByRole('heading', { level: 2, name: 'unpaid.failed' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('group', { name: 'readOrder' }).getByRole('button', { name: 'Fail' }).click()
    await page.getByRole('button', { name: 'Tree' }).click()
    await expect(page.getByRole('treeitem', { name: /^checking/ })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    await page.goto('/demo?lang=en')
    await live(page)
    await darken()
    expect(await axeFaults(page)).toEqual([])
  })
}

test('the tree is walked and a state is opened with the keyboard alone', async ({ page }) => {
  await page.goto('/demo/payment?lang=en')
  await live(page)
  await page.getByRole('button', { name: 'Tree' }).press('Enter')
  await page.getByRole('treeitem', { name: /^payment/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('treeitem', { name: /^checking/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'checking' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('treeitem', { name: /^payment/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('treeitem', { name: /^checking/ })).toHaveCount(0)
})

test('the page of a flow loads nothing of another flow', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/demo/payment')
  await live(page)
  await expect.poll(() => asked.filter((url) => /payment\.plan-/.test(url)).length).toBe(1)
  expect(asked.filter((url) => /checkout\.(?:plan|machine|layout)-/.test(url))).toEqual([])
})

const statecharts = [process.execPath, '--import', 'tsx', 'tools/statecharts/src/command/statecharts.ts']

const door = `import { setup } from 'xstate'
export const doorMachine = setup({
  types: {} as { events: { type: 'open'; by: { name: string } } },
  guards: { isKnown: ({ event }) => event.by.name.length > 2 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: { guard: 'isKnown', target: 'opened' } } }, opened: {} },
})`

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' })

  test("machines that are not the shop's are opened from their files", async ({ page }) => {
    const files = ['kettle', 'everything'].map((name) => `tools/statecharts/example/${name}.machine.ts`)
    const served = startProcess([...statecharts, 'gallery', ...files])
    try {
      const line = await served.line(/is open at/, 60)
      const address = line.slice(line.indexOf('http')).trim()
      await test.step('one is played', async () => {
        await page.goto(address)
        await page
          .getByRole('link', { name: /^kettle/ })
          .first()
          .click({ timeout: 60_000 })
        await page.getByRole('button', { name: /^fill/ }).first().click({ timeout: 60_000 })
        const active = page.getByRole('region', { name: 'State', exact: true }).getByRole('status')
        await expect(active).toHaveText('cold')
        await page.getByRole('button', { name: /^boil/ }).first().click()
        await expect(active).toHaveText('heating')
        await page
          .getByRole('group', { name: 'heat' })
          .getByRole('button', { name: 'Fail', exact: true })
          .click()
        await expect(active).toHaveText('cold')
      })
      await test.step('a composed guard is read on its arrow, in the tree and beside the event that it refuses', async () => {
        const guard = '¬isDone ∧ (hasHeard ∨ in busy.work.resting)'
        await page.goto(address)
        await page
          .getByRole('link', { name: /^everything/ })
          .first()
          .click({ timeout: 60_000 })
        await page.getByRole('button', { name: /^work.begin/ }).click({ timeout: 60_000 })
        const refused = page.getByRole('list', { name: 'Refused now' }).getByRole('listitem')
        await expect(refused.getByText(guard)).toBeVisible()
        // A long guard leaves the event its name on one line.
        const name = await refused.getByText('work.pause').boundingBox()
        expect(name?.height).toBeLessThan(30)
        await page.getByRole('button', { name: 'Unfold all' }).click()
        await expect(page.getByRole('region', { name: 'Chart' }).getByText(`[${guard}]`)).toBeAttached()
        await page.getByRole('button', { name: 'Tree' }).click()
        await expect(page.getByRole('treeitem', { name: /^busy/ })).toContainText(
          `work.pause [${guard}] → paused`,
        )
      })
    } finally {
      served.signal('SIGTERM')
      await served.ended
    }
  })

  test('a machine on another copy of XState is opened, though its guard fails on an empty payload', async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'phaen-door-'))
    cpSync('node_modules/xstate', join(folder, 'node_modules/xstate'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const file = join(folder, 'door.machine.ts')
    writeFileSync(file, door)
    const served = startProcess([...statecharts, 'gallery', file])
    try {
      const line = await served.line(/is open at/, 60)
      await page.goto(line.slice(line.indexOf('http')).trim())
      await expect(page.getByText('A guard fails on this payload')).toBeVisible({ timeout: 60_000 })
      await page.getByText('Try another payload').click()
      await page.getByLabel('Payload (JSON)').fill('{ "by": { "name": "Somchai" } }')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      const active = page.getByRole('region', { name: 'State', exact: true }).getByRole('status')
      await expect(active).toHaveText('opened')
    } finally {
      served.signal('SIGTERM')
      await served.ended
      rmSync(folder, { recursive: true })
    }
  })
})
