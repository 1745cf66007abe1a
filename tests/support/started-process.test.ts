import { describe, expect, it } from 'vitest'
import { startProcess } from './started-process.ts'

const shell = (script: string) => startProcess(['/bin/sh', '-c', script])

describe('waiting for a line', () => {
  it('returns the first line that matches, even one that was written earlier', async () => {
    const started = shell('echo one; echo open at 1; echo open at 2; exec sleep 600')
    expect(await started.line(/^open/, 10)).toBe('open at 1')
    expect(await started.line(/2$/, 10)).toBe('open at 2')
    started.signal('SIGKILL')
    expect(await started.ended).toBeNull()
  })

  it('rejects with all output when the program ends first', async () => {
    const started = shell('echo no port; exit 1')
    await expect(started.line(/^open/, 10)).rejects.toThrow('It ended before /^open/:\nno port')
  })

  it('rejects with all output when the time is over', async () => {
    const started = shell('echo slow; exec sleep 600')
    await started.line(/slow/, 10)
    await expect(started.line(/^open/, 0.01)).rejects.toThrow('0.01 s went by before /^open/:\nslow')
    started.signalGroup('SIGKILL')
    await started.ended
  })
})
