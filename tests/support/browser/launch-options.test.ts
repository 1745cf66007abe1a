import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeMachine, runningBrowser, type FakeMachine } from './fake-machine.ts'
import { browserLaunch } from './launch-options.ts'
import { runCommand } from './machine.ts'

const needsNoSandbox = 'case "$*" in *--no-sandbox*) exit 0;; *) echo No usable sandbox >&2; exit 1;; esac'

describe('how the browser is started', () => {
  let machine: FakeMachine
  afterEach(() => rmSync(machine.folder, { recursive: true }))

  it('keeps the sandbox for an ordinary user', async () => {
    machine = fakeMachine({ isRoot: false })
    const { args, chromiumSandbox } = await browserLaunch(machine.put('chrome', runningBrowser), machine)
    expect(chromiumSandbox).toBe(true)
    expect(args).not.toContain('--no-sandbox')
    expect(args).toContain('--disable-background-networking')
  })

  it('does without it as root', async () => {
    machine = fakeMachine({ isRoot: true })
    const { args, chromiumSandbox } = await browserLaunch(machine.put('chrome', runningBrowser), machine)
    expect(chromiumSandbox).toBe(false)
    expect(args).toContain('--no-sandbox')
  })

  it('does without it where the machine forbids it', async () => {
    machine = fakeMachine({ isRoot: false })
    const { args, chromiumSandbox } = await browserLaunch(machine.put('chrome', needsNoSandbox), machine)
    expect(chromiumSandbox).toBe(false)
    expect(args).toContain('--no-sandbox')
  })

  it('ends a command that hangs, and the process it started that still holds its output', async () => {
    machine = fakeMachine()
    const hangs = machine.put('hangs', 'sleep 600 & wait')
    expect(await runCommand(machine, [hangs], 0.2)).toEqual({ succeeded: false, output: '' })
  })
})
