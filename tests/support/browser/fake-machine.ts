import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

export interface FakeMachine extends Machine {
  /** The temporary folder that contains the whole machine. */
  folder: string
  said: string[]
  /** Writes a shell script at a path in the temporary folder. */
  put: (path: string, script: string) => string
  /** The full path of a file in the temporary folder. */
  at: (path: string) => string
}

export const runningBrowser = 'echo Chromium 1.2.3'
export const brokenBrowser = 'echo cannot open shared object file >&2; exit 127'

/** A machine in a temporary folder; it has only the shell's own tools until a test adds stubs of programs. */
export function fakeMachine(changes: Partial<Machine> = {}): FakeMachine {
  const folder = mkdtempSync(join(tmpdir(), 'phaen-machine-'))
  const at = (path: string) => join(folder, path)
  for (const place of ['bin', 'places', 'playwright']) mkdirSync(at(place))
  for (const tool of ['sh', 'env', 'cp', 'cat', 'chmod', 'sleep'])
    symlinkSync(join('/bin', tool), at(`bin/${tool}`))
  const said: string[] = []
  return {
    folder,
    at,
    said,
    put: (path, script) => {
      writeFileSync(at(path), `#!/bin/sh\n${script}\n`)
      chmodSync(at(path), 0o755)
      return at(path)
    },
    platform: 'linux',
    env: { PATH: at('bin'), FOLDER: folder },
    isRoot: true,
    usualPlaces: [at('places/chrome')],
    playwrightBrowser: at('playwright/chrome'),
    playwrightInstall: [at('bin/playwright-install')],
    say: (line) => said.push(line),
    ...changes,
  }
}
