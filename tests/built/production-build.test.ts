import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'

it('a build is one for production, whoever started it', async () => {
  const pages = await readFile(join(projectRoot(), 'dist/ssr/entry.js'), 'utf8')
  expect(pages.includes('jsx-runtime'), 'JSX for production').toBe(true)
  expect(pages.includes('jsxDEV'), 'JSX for development').toBe(false)
})

it('each script of the shop asks in its first line to be compiled while it loads', async () => {
  const assets = join(projectRoot(), 'dist/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const script of scripts)
    expect(await readFile(join(assets, script), 'utf8'), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
