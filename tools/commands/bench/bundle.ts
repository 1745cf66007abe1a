import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { createBuilder } from 'vite'
import { measuredPages, withFreshShop } from './fresh-shop.ts'
import { inBrowser } from './in-browser.ts'
import { projectRoot } from '../../../server/config.ts'

const kilobyte = 1000
/** In brotli, counted until the network is idle. */
const mostScript = 200 * kilobyte
const listed = 24

/**
 * Prints what the first visit to a page loads in a real browser, by package, in brotli. Fails where a visit needs too much
 * script. `npm run bench -- bundle http://localhost:3000` visits a shop that runs already from this build.
 */
export async function benchBundle([running]: readonly string[]): Promise<void> {
  const contents = await readContents()
  await withFreshShop(running, (origin) =>
    inBrowser(async (browser) => {
      for (const [name, url] of Object.entries(await measuredPages(origin))) {
        const script = printVisit(name, await firstVisit(browser, url), contents)
        if (script > mostScript) process.exitCode = 1
      }
    }),
  )
}

function printVisit(name: string, { scripts, styles, sheets }: Visit, contents: Contents): number {
  const script = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  console.log(`${name}: scripts`)
  for (const [part, bytes] of bytesByPackage(scripts, contents).slice(0, listed))
    console.log(`  ${inKilobytes(bytes)}  ${part}`)
  console.log(
    `  ${inKilobytes(script)}  in ${scripts.size} files, of ${inKilobytes(mostScript).trim()} allowed`,
  )
  console.log(`${name}: styles, ${sheets} linked`)
  console.log(`  ${inKilobytes(styles)}\n`)
  return script
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1).padStart(6)} kB`

interface Visit {
  /** Bytes of each script, in brotli. */
  scripts: Map<string, number>
  /** Bytes of all styles, in the page and linked, in brotli. */
  styles: number
  /** The number of style sheets that were asked for. */
  sheets: number
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Opens a page with an empty cache and waits until it asks for nothing more. */
async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const loading: Promise<{ kind: string; file: string; body: Buffer }>[] = []
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind !== 'script' && kind !== 'stylesheet') return
      const file = new URL(response.url()).pathname.slice(1)
      loading.push(response.body().then((body) => ({ kind, file, body })))
    })
    await page.goto(url)
    await page.locator('html[data-live]').waitFor()
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(loading)
    const inPage = await page.locator('style').allTextContents()
    const linked = files.filter(({ kind }) => kind === 'stylesheet')
    const style = Buffer.concat([Buffer.from(inPage.join('')), ...linked.map(({ body }) => body)])
    return {
      scripts: new Map(
        files.filter(({ kind }) => kind === 'script').map(({ file, body }) => [file, packed(body)]),
      ),
      styles: packed(style),
      sheets: linked.length,
    }
  } finally {
    await context.close()
  }
}

const packed = (body: Buffer) => brotliCompressSync(body).length

/** For each script of the build: the packages and folders that it holds, with their parts of it. */
type Contents = Map<string, Map<string, number>>

/** Builds the scripts once more in memory, because dist/ does not say what they were made of. */
async function readContents(): Promise<Contents> {
  const builder = await createBuilder({ root: projectRoot(), logLevel: 'error', build: { write: false } })
  const { client } = builder.environments
  if (!client) throw new Error('vite.config.ts has no client')
  const built = await builder.build(client)
  if (!('output' in built)) throw new Error('The client was not built')
  const contents: Contents = new Map()
  for (const file of built.output) {
    if (file.type === 'chunk') contents.set(file.fileName, partsOf(file.modules))
  }
  return contents
}

function partsOf(modules: Record<string, { renderedLength: number }>): Map<string, number> {
  const lengths = new Map<string, number>()
  let total = 0
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id)
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
    total += renderedLength
  }
  return new Map([...lengths].map(([name, length]) => [name, total === 0 ? 0 : length / total]))
}

/** The name of an npm package, or the folder of the project: `src/i18n`, `machines/cart`. */
function packageOf(id: string): string {
  const [, ofNpm] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (ofNpm) return ofNpm
  const path = id.startsWith(projectRoot()) ? id.slice(projectRoot().length + 1) : 'build'
  return path.split('/').slice(0, 2).join('/')
}

/** Bytes of each package among these scripts, the largest first. */
function bytesByPackage(scripts: Map<string, number>, contents: Contents): [string, number][] {
  const sums = new Map<string, number>()
  for (const [file, bytes] of scripts) {
    const parts = contents.get(file)
    if (!parts) throw new Error(`${file} is not a script of this build`)
    for (const [name, part] of parts) sums.set(name, (sums.get(name) ?? 0) + part * bytes)
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}
