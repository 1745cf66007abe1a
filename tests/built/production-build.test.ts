import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'

it('a build is one for production, whoever started it', async () => {
  const pages = await readFile(join(projectRoot(), 'dist/ssr/entry.js'), 'utf8')
  expect(pages.includes('jsx-runtime'), 'JSX for production').toBe(true)
  expect(pages.includes('jsxDEV'), 'JSX for development').toBe(false)
})

it('what every page starts with asks in its first line to be compiled while it loads', async () => {
  const shell = await readFile(join(projectRoot(), 'dist/index.html'), 'utf8')
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(shell) ?? []
  expect(await readFile(join(projectRoot(), 'dist', entry), 'utf8')).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  )
})
