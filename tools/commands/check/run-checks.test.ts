import { describe, expect, it } from 'vitest'
import { runChecks } from './run-checks.ts'
import { programStep, type Step } from './step.ts'

const step = (name: string, passed = true): Step => ({ name, run: async () => ({ passed, output: name }) })

/** A step that ends when `end` is called. */
function slowStep(name: string, begun: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = async () => {
    begun.push(name)
    await ended
    return { passed: true, output: '' }
  }
  return { name, run, end: () => end() }
}

describe('the checks', () => {
  it('run all, even after one has failed', async () => {
    const checks = await runChecks(undefined, [step('a', false), step('b'), step('c', false)])
    expect(checks.map(({ name, passed, output }) => [name, passed, output])).toEqual([
      ['a', false, 'a'],
      ['b', true, 'b'],
      ['c', false, 'c'],
    ])
  })

  it('report the duration of each', async () => {
    const [check] = await runChecks(undefined, [step('a')])
    expect(check?.seconds).toBeGreaterThanOrEqual(0)
  })

  it('count a step that throws as failed', async () => {
    const broken = { name: 'a', run: () => Promise.reject(new Error('no such program')) }
    const [check, next] = await runChecks(undefined, [broken, step('b')])
    expect(check).toMatchObject({ passed: false, output: expect.stringContaining('no such program') })
    expect(next?.passed).toBe(true)
  })

  it('run two at once, are reported as they end, and are returned in their order', async () => {
    const begun: string[] = []
    const reported: string[] = []
    const [a, b, c] = [slowStep('a', begun), slowStep('b', begun), slowStep('c', begun)]
    const checks = runChecks(
      ({ name }) => {
        reported.push(name)
        a.end()
        c.end()
      },
      [a, b, c],
    )
    expect(begun).toEqual(['a', 'b'])
    b.end()
    expect((await checks).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(reported[0]).toBe('b')
  })
})

describe('a step that is a program', () => {
  const program = (code: string) => programStep('program', '--eval', code).run()

  it('passes without output', async () => {
    expect(await program('console.log("fine")')).toEqual({ passed: true, output: '' })
  })

  it('fails with its whole output', async () => {
    const { passed, output } = await program('console.log("bad"); console.error("very bad"); process.exit(2)')
    expect(passed).toBe(false)
    expect(output).toContain('bad\n')
    expect(output).toContain('very bad\n')
  })

  it('fails when a signal ends it', async () => {
    expect((await program('process.kill(process.pid, "SIGKILL")')).passed).toBe(false)
  })
})
