import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  door,
  here,
  install,
  makeProject,
  project,
  removeProject,
  root,
  statecharts,
  versionOf,
} from './package.fixture.ts'

const launched = {
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
}

beforeAll(makeProject, 300_000)
afterAll(removeProject)

describe('the packed package beside xstate and react', () => {
  it('says by name which package a command needs', async () => {
    const { code, err } = await statecharts('render', 'door.js')
    expect({ code, err }).toEqual({
      code: 1,
      err: 'A layout needs the package elkjs: npm install --save-dev elkjs\n',
    })
    install(`elkjs@${versionOf('elkjs')}`, `sharp@${versionOf('sharp')}`)
  })

  it.each(['everything.machine.ts', 'door.js'])('renders %s in every format', async (file) => {
    const starts = { svg: '<svg ', mermaid: 'stateDiagram-v2', scxml: '<?xml', json: '{' }
    for (const [format, start] of Object.entries(starts)) {
      const { code, out } = await statecharts('render', file, '--format', format)
      expect({ code, start: out.slice(0, start.length) }).toEqual({ code: 0, start })
    }
    expect((await statecharts('render', file, '--format', 'png', '--out', 'picture.png')).code).toBe(0)
    expect(readFileSync(join(project, 'picture.png')).subarray(1, 4).toString()).toBe('PNG')
  })

  it('pins plans, finds paths in them and notices what is out of date', async () => {
    expect(await statecharts('plan', 'everything.machine.ts')).toMatchObject({ code: 1 })
    copyFileSync(join(here, 'example/everything.cases.ts'), join(project, 'everything.cases.ts'))
    for (const file of ['everything.machine.ts', 'kettle.machine.ts', 'door.js'])
      expect(await statecharts('plan', file)).toMatchObject({ code: 0 })
    expect((await statecharts('paths', 'kettle.machine.ts', '--to', 'hot')).out).toContain(
      'heat answers → hot',
    )
    expect((await statecharts('check', '*.machine.ts', 'door.js', '--write')).code).toBe(0)
    expect(existsSync(join(project, 'everything.svg'))).toBe(true)
    expect(await statecharts('check', '*.machine.ts', 'door.js')).toMatchObject({ code: 0, err: '' })
    writeFileSync(
      join(project, 'door.js'),
      door.replace("'shut' } }", "'shut' }, lock: { target: 'shut' } }"),
    )
    const { code, err } = await statecharts('check', 'door.js')
    expect({ code, err }).toEqual({
      code: 1,
      err: ['plan.json', 'layout.json', 'svg'].map((ending) => `door.${ending} is out of date\n`).join(''),
    })
  })

  it('writes a gallery that works from file:, and serves one', async () => {
    const files = ['everything.machine.ts', 'kettle.machine.ts', 'door.js', 'lights.ts']
    expect(await statecharts('gallery', ...files, '--static', 'site')).toEqual({
      code: 0,
      out: `${join('site', 'index.html')} shows the gallery\n`,
      err: '',
    })
    const browser = await chromium.launch(launched)
    try {
      const page = await browser.newPage()
      await page.goto(`file://${join(project, 'site/index.html')}`)
      const links = page.getByRole('navigation').getByRole('link')
      await links.first().waitFor()
      const names = await links.allTextContents()
      expect(names.map((name) => name.replace(/\d+\/\d+$/, ''))).toEqual([
        'All flows',
        'door',
        'everything',
        'kettle',
        'lights.hallMachine',
        'lights.stairMachine',
      ])
      await links.filter({ hasText: 'kettle' }).click()
      await page.getByRole('button', { name: /^fill/ }).first().click()
      const active = page.getByRole('region', { name: 'State', exact: true }).getByRole('status')
      expect(await active.textContent()).toBe('cold')
    } finally {
      await browser.close()
    }
    const server = spawn(join(project, 'node_modules/.bin/statecharts'), ['gallery', ...files], {
      cwd: project,
    })
    try {
      const line = await new Promise<string>((resolve) =>
        server.stdout.once('data', (data) => resolve(String(data))),
      )
      const answer = await fetch(line.slice(line.indexOf('http')).trim())
      expect(await answer.text()).toContain('gallery.js')
    } finally {
      server.kill()
    }
  })

  it('inspects a running actor of a machine in a page', async () => {
    install(`react-dom@${versionOf('react-dom')}`)
    await build({
      root: project,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'page',
        lib: {
          entry: 'inspected.js',
          formats: ['iife'],
          name: 'page',
          fileName: () => 'page.js',
          cssFileName: 'page',
        },
      },
    })
    const browser = await chromium.launch(launched)
    try {
      const page = await browser.newPage()
      await page.addStyleTag({ path: join(project, 'page/page.css') })
      await page.addScriptTag({ path: join(project, 'page/page.js') })
      const drawer = page.getByRole('complementary', { name: 'Inspector' })
      await drawer.getByRole('button', { name: /^kettle/ }).click()
      await drawer.getByRole('group', { name: 'Chart of kettle' }).waitFor()
      await drawer.getByText('Try another payload').click()
      await drawer.getByLabel('Payload (JSON)').fill('{ "litres": 1 }')
      await drawer.getByRole('button', { name: 'Send', exact: true }).click()
      await drawer.getByRole('button', { name: /^kettle\s*cold/ }).waitFor()
      const place = await drawer.evaluate((element) => getComputedStyle(element).position)
      expect(place).toBe('fixed')
    } finally {
      await browser.close()
    }
  })

  it('replays a bug report', async () => {
    expect(await statecharts('replay', 'report.json', 'door.js')).toEqual({
      code: 0,
      out: 'door (door): 2 steps, all as recorded\n',
      err: '',
    })
  })

  it.each([
    ['nothing.ts', 'nothing.ts exports no machine of XState 5: it exports kettle'],
    ['broken.ts', 'broken.ts could not be loaded: Failed to load url ./lid.ts'],
    ['lights.ts', 'lights.ts exports 2 machines: choose one with --machine: hallMachine, stairMachine'],
    ['old/machine.js', 'old/machine.js uses XState 4; these tools read machines of XState 5'],
    ['none.ts', 'none.ts: there is no such file'],
  ])('refuses %s by name, without a stack', async (file, reason) => {
    const { code, err } = await statecharts('render', file, '--format', 'json')
    expect(code).toBe(1)
    expect(err).toContain(reason)
    expect(err).not.toMatch(/^\s+at /m)
  })

  it('takes one of several machines', async () => {
    const { out } = await statecharts('render', 'lights.ts', '--format', 'json', '--machine', 'stairMachine')
    expect(JSON.parse(out)).toMatchObject({ id: 'stair' })
  })

  it('has types for each of its doors', () => {
    install(`@types/react@${versionOf('@types/react')}`)
    writeFileSync(
      join(project, 'use.ts'),
      `import { asMermaid, type Plan, search } from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'
import { Inspector, WatchedPage } from '@phaen/statecharts/react'
import { createElement } from 'react'
import door from './door.js'
export const drawer = createElement(Inspector, { page: new WatchedPage() })
export const nothing = createElement(Inspector, { page: 1 })
export const plan: Plan = search('door', door, {})
export const text: string = asMermaid(door)
export const wrong: number = layOut`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--noEmit',
      '--strict',
      '--allowJs',
      '--module',
      'nodenext',
      '--skipLibCheck',
      'false',
      'use.ts',
    ]
    let complaints = ''
    try {
      execFileSync(process.execPath, [tsc, ...options], { cwd: project, encoding: 'utf8' })
    } catch (error) {
      complaints =
        typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : ''
    }
    expect(complaints.match(/^use\.ts\(\d+,\d+\): error TS\d+/gm)).toEqual([
      expect.stringMatching(/^use\.ts\(7,\d+\): error TS2769/),
      expect.stringMatching(/^use\.ts\(10,\d+\): error TS2322/),
    ])
  })
}, 120_000)
