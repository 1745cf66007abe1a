import { describe, expect, it, vi } from 'vitest'
import { descendants, stillRunning } from './process-tree.ts'
import { endEverything, runToEnd } from './running.ts'

/** A program with a child; `onInterrupt` is the shell command that both run on Ctrl-C. */
const withChild = (onInterrupt: string) => [
  '/bin/sh',
  '-c',
  `trap '${onInterrupt}' INT; (trap '${onInterrupt}' INT; while :; do sleep 600 & wait $!; done) & while :; do wait $!; done`,
]

async function whenItsChildrenRun(): Promise<number[]> {
  return vi.waitFor(() => {
    const found = descendants(process.pid)
    expect(found.length).toBeGreaterThanOrEqual(3)
    return found
  })
}

describe('running a program', () => {
  it('gives its whole output and its exit code', async () => {
    const run = await runToEnd(['/bin/sh', '-c', 'echo out; echo err >&2; echo "$MORE"; exit 3'], {
      MORE: 'more',
    })
    expect(run.output().split('\n').sort()).toEqual(['', 'err', 'more', 'out'])
    expect(await run.ended).toBe(3)
  })

  it('reports why a program could not be started', async () => {
    const run = await runToEnd(['/nowhere/program'])
    expect(run.output()).toContain('ENOENT')
    expect(await run.ended).not.toBe(0)
  })

  it('gives the program no input', async () => {
    const run = await runToEnd(['/bin/sh', '-c', 'cat; echo end'])
    expect(run.output()).toBe('end\n')
  })
})

describe('ending everything', () => {
  it('gives a program that reacts to Ctrl-C time to clean up', async () => {
    const program = ['/bin/sh', '-c', "trap 'echo tidied; kill $!; exit 0' INT; sleep 600 & wait"]
    const run = runToEnd(program)
    await vi.waitFor(() => expect(descendants(process.pid)).toHaveLength(2))
    await endEverything()
    expect((await run).output()).toBe('tidied\n')
  })

  it('kills a program that ignores it, with its children', async () => {
    const run = runToEnd(withChild(''))
    const started = await whenItsChildrenRun()
    await endEverything(0.1)
    await run
    expect(stillRunning(started)).toEqual([])
  })

  it('kills the children that a program leaves behind', async () => {
    const run = runToEnd(['/bin/sh', '-c', "trap 'exit 0' INT; (trap '' INT; sleep 600) & wait"])
    await vi.waitFor(() => expect(descendants(process.pid)).toHaveLength(2))
    const started = descendants(process.pid)
    await endEverything(0.1)
    await run
    expect(stillRunning(started)).toEqual([])
  })
})
