import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenBrowser, fakeMachine, runningBrowser, type FakeMachine } from './fake-machine.ts'
import { headlessShell } from './headless-shell.ts'

let machine: FakeMachine
beforeEach(() => (machine = fakeMachine()))
afterEach(() => rmSync(machine.folder, { recursive: true }))

describe('the browser of a run without a screen', () => {
  it('is the headless shell beside the browser', async () => {
    const browser = machine.put('bin/chromium', runningBrowser)
    const shell = machine.put('bin/chromium-headless-shell', runningBrowser)
    expect(await headlessShell(browser, machine)).toBe(shell)
  })

  it.each([
    ['has no shell beside it', () => machine.put('places/chromium-headless-shell', runningBrowser)],
    ['has one that does not run', () => machine.put('bin/chromium-headless-shell', brokenBrowser)],
  ])('is the browser itself, if it %s', async (_, prepare) => {
    prepare()
    const browser = machine.put('bin/chromium', runningBrowser)
    expect(await headlessShell(browser, machine)).toBe(browser)
  })

  const installs = `[ "$1" = update ] || cp "$FOLDER/bin/chromium" "$FOLDER/bin/chromium-headless-shell"`

  it("is installed beside Debian's Chromium", async () => {
    const browser = machine.put('bin/chromium', runningBrowser)
    machine.put('bin/apt-get', installs)
    expect(await headlessShell(browser, machine)).toBe(machine.at('bin/chromium-headless-shell'))
    expect(machine.said).toEqual(['Installing the headless shell of Chromium'])
  })

  it('is not installed from lists of packages that could not be brought up to date', async () => {
    const browser = machine.put('bin/chromium', runningBrowser)
    machine.put('bin/apt-get', `[ "$1" != update ] || exit 1; ${installs}`)
    expect(await headlessShell(browser, machine)).toBe(browser)
  })

  it.each([
    ['needs the leave of root', 'chromium', () => (machine.isRoot = false)],
    ['is not of this browser', 'google-chrome', () => undefined],
  ])('is not installed where it %s', async (_, name, prepare) => {
    prepare()
    const browser = machine.put(`bin/${name}`, runningBrowser)
    machine.put('bin/chromium', runningBrowser)
    machine.put('bin/apt-get', installs)
    expect(await headlessShell(browser, machine)).toBe(browser)
    expect(machine.said).toEqual([])
  })
})
