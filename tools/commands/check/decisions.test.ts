import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../server/config.ts'

const root = projectRoot()
const pages = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
const numbers = new Set(pages.map((name) => name.slice(0, 3)))

/** The files of the project in which a decision is cited, with the numbers. */
function citations(): { file: string; number: string }[] {
  const files = execFileSync('git', ['grep', '-lE', '[Dd]ecisions?[ /][0-9]{3}'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const cited = [...text.matchAll(/[Dd]ecisions?[ /]((?:\d{3}(?:,? and |, )?)+)/g)]
      return cited.flatMap(([, list = '']) =>
        [...list.matchAll(/\d{3}/g)].map(([number]) => ({ file, number })),
      )
    })
}

describe('docs/decisions', () => {
  it('are named by their number, which none has twice', () => {
    expect(pages.filter((name) => !/^\d{3}-[a-z0-9-]+\.md$/.test(name))).toEqual([])
    expect(numbers.size).toBe(pages.length)
  })

  it('stand in the index, each with a line and a status', () => {
    const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
    const listed = [...index.matchAll(/^\| \[\d{3} [^\]]+\]\(([^)]+)\) +\| \S[^|]* \| \S[^|]* \|$/gm)].map(
      ([, page]) => page,
    )
    expect(listed).toEqual(pages.toSorted())
  })

  it('are there when somebody refers to them', () => {
    const found = citations()
    expect(found.length).toBeGreaterThan(40)
    expect(found.filter(({ number }) => !numbers.has(number))).toEqual([])
  })
})
