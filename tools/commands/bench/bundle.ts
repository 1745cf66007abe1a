import { firstVisit, type Visit } from './bundle/first-visit.ts'
import { bytesByPackage, readContents, type Contents } from './bundle/packages-of.ts'
import { measuredPages, withFreshShop } from './fresh-shop.ts'
import { inBrowser } from './in-browser.ts'

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

/** Returns the bytes of all scripts. */
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
