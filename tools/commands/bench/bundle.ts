import { firstVisit, type Visit } from './bundle/first-visit.ts'
import { bytesByPackage, readContents, type Contents } from './bundle/packages-of.ts'
import { routeStyles } from './bundle/route-styles.ts'
import { measuredPages, withFreshShop } from './fresh-shop.ts'
import { inBrowser } from './in-browser.ts'

const kilobyte = 1000
/** In brotli, counted until the network is idle. */
const scriptBudgets = { home: 150 * kilobyte, list: 155 * kilobyte, product: 160 * kilobyte }
const styleBudget = 10 * kilobyte
const listed = 24

/**
 * Prints what the first visit to a page loads in a real browser, by package, in brotli. Fails above the budget.
 * `npm run bench -- bundle http://localhost:3000` visits a shop that runs already from this build.
 */
export async function benchBundle([running]: readonly string[]): Promise<void> {
  const contents = await readContents()
  await withFreshShop(running, (origin) =>
    inBrowser(async (browser) => {
      const pages = await measuredPages(origin)
      for (const name of ['home', 'list', 'product'] as const) {
        const visit = await firstVisit(browser, pages[name])
        if (!tell(name, visit, contents)) process.exitCode = 1
      }
    }),
  )
  console.log(`styles in the page of each screen, of ${inKilobytes(styleBudget).trim()} allowed`)
  for (const [screen, bytes] of await routeStyles()) {
    console.log(`  ${inKilobytes(bytes)}  ${screen}`)
    if (bytes > styleBudget) process.exitCode = 1
  }
}

function tell(name: keyof typeof scriptBudgets, visit: Visit, contents: Contents): boolean {
  const script = [...visit.scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  const budget = scriptBudgets[name]
  console.log(`${name}: scripts`)
  for (const [part, bytes] of bytesByPackage(visit.scripts, contents).slice(0, listed))
    console.log(`  ${inKilobytes(bytes)}  ${part}`)
  console.log(
    `  ${inKilobytes(script)}  in ${visit.scripts.size} files, of ${inKilobytes(budget).trim()} allowed`,
  )
  console.log(`${name}: styles, ${visit.sheets} linked`)
  console.log(`  ${inKilobytes(visit.styles)}  of ${inKilobytes(styleBudget).trim()} allowed\n`)
  return script <= budget && visit.styles <= styleBudget
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1).padStart(6)} kB`
