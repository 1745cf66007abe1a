import type { Browser } from 'playwright'
import { brotliCompressSync } from 'node:zlib'

export interface Visit {
  /** Bytes of each script, in brotli. */
  scripts: Map<string, number>
  /** Bytes of all styles, in the page and linked, in brotli. */
  styles: number
  /** The number of style sheets that were asked for. */
  sheets: number
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Opens a page with an empty cache and waits until it asks for nothing more. */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
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
