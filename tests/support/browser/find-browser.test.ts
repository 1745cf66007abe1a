import { readFileSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenBrowser, fakeMachine, runningBrowser, type FakeMachine } from './fake-machine.ts'
import { findBrowser } from './find-browser.ts'
import type { Machine } from './machine.ts'

const made: FakeMachine[] = []
afterEach(() => made.splice(0).forEach(({ folder }) => rmSync(folder, { recursive: true })))

function machineWith(changes: Partial<Machine> = {}): FakeMachine {
  const machine = fakeMachine(changes)
  made.push(machine)
  return machine
}

/** A stub that records its call and creates a working browser at a place in the temporary folder. */
const installsAt = (place: string) =>
  `echo "$0 $*" >> "$FOLDER/calls"; printf '#!/bin/sh\\n${runningBrowser}\\n' > "$FOLDER/${place}"; chmod +x "$FOLDER/${place}"`

describe('the order in which a browser is looked for', () => {
  it('takes CHROMIUM_PATH before all others', async () => {
    const machine = machineWith()
    machine.put('bin/chromium', runningBrowser)
    machine.put('places/chrome', runningBrowser)
    const named = machine.put('named', runningBrowser)
    machine.env.CHROMIUM_PATH = named
    expect(await findBrowser(machine)).toBe(named)
    expect(machine.said).toEqual([])
  })

  it.each(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'])(
    'takes %s from the PATH before the usual places',
    async (name) => {
      const machine = machineWith()
      machine.put('places/chrome', runningBrowser)
      machine.put('playwright/chrome', runningBrowser)
      const onPath = machine.put(`bin/${name}`, runningBrowser)
      expect(await findBrowser(machine)).toBe(onPath)
    },
  )

  it("takes a usual place before Playwright's own", async () => {
    const machine = machineWith()
    const place = machine.put('places/chrome', runningBrowser)
    machine.put('playwright/chrome', runningBrowser)
    expect(await findBrowser(machine)).toBe(place)
  })

  it("takes Playwright's own before it installs one", async () => {
    const machine = machineWith()
    machine.put('bin/playwright-install', installsAt('bin/chromium'))
    const own = machine.put('playwright/chrome', runningBrowser)
    expect(await findBrowser(machine)).toBe(own)
    expect(machine.said).toEqual([])
  })

  it('passes over each candidate that does not run, with a line', async () => {
    const machine = machineWith()
    const named = machine.at('nowhere')
    machine.env.CHROMIUM_PATH = named
    const broken = machine.put('bin/chromium', brokenBrowser)
    const place = machine.put('places/chrome', runningBrowser)
    expect(await findBrowser(machine)).toBe(place)
    expect(machine.said).toEqual([
      `Passing over a browser that does not run: ${named}`,
      `Passing over a browser that does not run: ${broken}`,
    ])
  })

  it('asks no browser for its version on Windows, where that opens a window', async () => {
    const machine = machineWith({ platform: 'win32' })
    const place = machine.put('places/chrome', brokenBrowser)
    expect(await findBrowser(machine)).toBe(place)
  })
})

describe('the installation of a browser', () => {
  const withPlaywright = 'No browser found: installing Chromium with Playwright'
  const withApt = 'Playwright could not: installing Chromium with apt-get'
  const failure = 'No browser could be installed: install Chrome or Chromium, or name one in CHROMIUM_PATH'

  it('lets Playwright install one and says so in one line', async () => {
    const machine = machineWith()
    machine.put('bin/playwright-install', installsAt('playwright/chrome'))
    machine.put('bin/apt-get', installsAt('bin/chromium'))
    expect(await findBrowser(machine)).toBe(machine.at('playwright/chrome'))
    expect(machine.said).toEqual([withPlaywright])
  })

  it.each(['apt-get', 'dnf', 'apk', 'brew'])('falls back on %s', async (manager) => {
    const machine = machineWith({ isRoot: manager !== 'brew' })
    machine.put('bin/playwright-install', 'exit 1')
    machine.put(`bin/${manager}`, installsAt('places/chrome'))
    expect(await findBrowser(machine)).toBe(machine.at('places/chrome'))
    expect(machine.said).toEqual([
      withPlaywright,
      `Playwright could not: installing Chromium with ${manager}`,
    ])
  })

  it('installs the headless shell of Debian with its Chromium', async () => {
    const machine = machineWith()
    machine.put('bin/playwright-install', 'exit 1')
    machine.put('bin/apt-get', installsAt('bin/chromium'))
    await findBrowser(machine)
    const calls = readFileSync(machine.at('calls'), 'utf8').trim().split('\n')
    expect(calls.map((call) => call.split(' ').at(-1))).toEqual([
      '-qq',
      'fonts-thai-tlwg',
      'chromium-headless-shell',
    ])
  })

  it('does so too when what Playwright installed does not run', async () => {
    const machine = machineWith()
    machine.put('bin/playwright-install', `cp "$FOLDER/broken" "$FOLDER/playwright/chrome"`)
    machine.put('broken', brokenBrowser)
    machine.put('bin/apt-get', installsAt('bin/chromium'))
    expect(await findBrowser(machine)).toBe(machine.at('bin/chromium'))
    const own = `Passing over a browser that does not run: ${machine.at('playwright/chrome')}`
    expect(machine.said).toEqual([withPlaywright, own, withApt])
  })

  it('takes a browser that the installation has mended, and names it once', async () => {
    const machine = machineWith()
    const broken = machine.put('bin/chromium', brokenBrowser)
    machine.put('bin/playwright-install', 'exit 1')
    machine.put('bin/apt-get', installsAt('bin/chromium'))
    expect(await findBrowser(machine)).toBe(broken)
    const passedOver = `Passing over a browser that does not run: ${broken}`
    expect(machine.said).toEqual([passedOver, withPlaywright, withApt])
  })

  it('goes through sudo for a user who may use it without a password', async () => {
    const machine = machineWith({ isRoot: false })
    machine.put('bin/playwright-install', 'exit 1')
    machine.put('bin/apt-get', `if [ "$AS_ROOT" = yes ]; then ${installsAt('bin/chromium')}; fi`)
    machine.put('bin/sudo', 'shift; AS_ROOT=yes exec "$@"')
    machine.put('bin/true', 'exit 0')
    expect(await findBrowser(machine)).toBe(machine.at('bin/chromium'))
  })

  it('does not ask for a password and says what to do instead', async () => {
    const machine = machineWith({ isRoot: false })
    machine.put('bin/playwright-install', 'exit 1')
    machine.put('bin/sudo', 'exit 1')
    machine.put('bin/apt-get', installsAt('bin/chromium'))
    await expect(findBrowser(machine)).rejects.toThrow(new Error(failure))
    expect(machine.said).toEqual([withPlaywright])
  })

  it('fails with what to do when every way fails', async () => {
    const machine = machineWith()
    machine.put('bin/playwright-install', 'exit 1')
    machine.put('bin/apt-get', 'exit 100')
    await expect(findBrowser(machine)).rejects.toThrow(new Error(failure))
    expect(machine.said).toEqual([withPlaywright, withApt])
  })
})
