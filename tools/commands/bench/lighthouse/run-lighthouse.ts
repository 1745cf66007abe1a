import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright'
import { inFolder } from '../bench-shop.ts'
import { packedAnswer } from '../packed-answer.ts'
import type { BrowserLaunch } from '../../../../tests/support/browser/launch-options.ts'
import { freePort } from '../../../../tests/support/free-port.ts'

/** Fetched when it is wanted, not with the project: it brings 170 packages that nothing else needs (decision 046). */
const lighthouse = 'lighthouse@12.8.2'

/** The figures of one page, in points, milliseconds, or kilobytes. */
export const figures = {
  score: 'score',
  first: 'FCP ms',
  largest: 'LCP ms',
  blocking: 'TBT ms',
  shift: 'CLS',
  weight: 'all kB',
  /** Packed as a browser gets it over TLS, whatever Lighthouse asked for. */
  script: 'script kB',
  accessibility: 'a11y',
  practices: 'best',
  seo: 'SEO',
} as const

export type Figures = Record<keyof typeof figures, number>

interface LoadedFile {
  resourceType?: string
  url: string
}

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: LoadedFile[] } }>
}

/** Now and then the browser records nothing, and Lighthouse asks to be run again. */
const wantsAgain = /run Lighthouse again/
const maxRuns = 3

/** Measures a page as Lighthouse simulates a phone, in a browser of its own; `prepare` may sign a customer in there. */
export async function runLighthouse(
  url: string,
  browser: BrowserLaunch,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Figures> {
  for (let run = 1; ; run += 1) {
    try {
      return await inFolder((folder) => runOnce(folder, url, browser, prepare))
    } catch (error) {
      if (run === maxRuns || !wantsAgain.test(String(error))) throw error
    }
  }
}

async function runOnce(
  folder: string,
  url: string,
  { args, ...launch }: BrowserLaunch,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Figures> {
  const output = join(folder, 'report.json')
  const port = await freePort()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    await prepare(context)
    const options = ['--quiet', '--output=json', `--output-path=${output}`, `--port=${port}`]
    const program = spawn('npx', ['--yes', lighthouse, url, ...options, '--disable-storage-reset'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaints = ''
    program.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
    const [code] = await once(program, 'close')
    if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${complaints}`)
    return await figuresOf(JSON.parse(await readFile(output, 'utf8')))
  } finally {
    await context.close()
  }
}

async function figuresOf({ runtimeError, categories, audits }: Report): Promise<Figures> {
  if (runtimeError) throw new Error(runtimeError.message)
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  const sizes = await Promise.all(scripts.map(({ url }) => packedAnswer(url)))
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: points('performance'),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    weight: value('total-byte-weight') / 1000,
    script: sizes.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000,
    accessibility: points('accessibility'),
    practices: points('best-practices'),
    seo: points('seo'),
  }
}
