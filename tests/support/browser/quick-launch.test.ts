import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenBrowser, fakeMachine, runningBrowser, type FakeMachine } from './fake-machine.ts'
import { quickLaunch } from './quick-launch.ts'

let machine: FakeMachine
beforeEach(() => (machine = fakeMachine()))
afterEach(() => rmSync(machine.folder, { recursive: true }))

const launchOf = (executablePath: string) => ({ executablePath, args: ['--one'], chromiumSandbox: true })

describe('the browser of tests that only read and press', () => {
  it('is the headless shell beside the browser', async () => {
    const browser = machine.put('bin/chromium', runningBrowser)
    const shell = machine.put('bin/chromium-headless-shell', runningBrowser)
    const { executablePath, args, chromiumSandbox } = await quickLaunch(launchOf(browser), machine)
    expect(executablePath).toBe(shell)
    expect(args.slice(0, 2)).toEqual(['--one', '--blink-settings=imagesEnabled=false'])
    expect(chromiumSandbox).toBe(true)
  })

  it.each([
    ['has no shell beside it', () => machine.put('places/chromium-headless-shell', runningBrowser)],
    ['has one that does not run', () => machine.put('bin/chromium-headless-shell', brokenBrowser)],
  ])('is the browser itself, if it %s', async (_, prepare) => {
    prepare()
    const browser = machine.put('bin/chromium', runningBrowser)
    expect((await quickLaunch(launchOf(browser), machine)).executablePath).toBe(browser)
  })
})
