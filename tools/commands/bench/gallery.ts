import { loadavg } from 'node:os'
import type { Browser, CDPSession, Page } from 'playwright'
import { createActor } from 'xstate'
import { Watch } from '@phaen/statecharts'
import { withFreshShop } from './fresh-shop.ts'
import { inBrowser } from './in-browser.ts'
import { percentile } from './load.ts'
import { twoStates } from './steps-of.ts'

const rounds = 5
const slowdown = 4
const patience = 120_000
const largest = 'checkout'

/**
 * Measures the developers' tools: opening the largest chart, panning it at a quarter of the processor's speed, and what
 * an inspector that is not there adds to a step. `npm run bench -- gallery http://localhost:3000` measures a running shop.
 */
export async function benchGallery([running]: readonly string[]): Promise<void> {
  benchSteps()
  await withFreshShop(running, (origin) => inBrowser((browser) => measure(browser, origin)))
}

async function measure(browser: Browser, origin: string): Promise<void> {
  const opened: number[] = []
  const processor: number[] = []
  const frames: number[] = []
  const empty: number[] = []
  const perFrame: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    opened.push(await timeToChart(page, origin))
    processor.push(await processorTime(devtools))
    perFrame.push(await workOfFrame(page, devtools))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    empty.push((await framesWhile(page, false)).rate)
    frames.push((await framesWhile(page, true)).rate)
    await page.close()
  }
  const middle = (values: number[]) => percentile(values, 50)
  console.log(`median of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`)
  console.log(
    `the chart of ${largest}, drawn after its last script came: ${middle(opened).toFixed(0)} ms   under 300 ms`,
  )
  console.log(
    `the main thread's own work for that whole page, from its start: ${middle(processor).toFixed(0)} ms of the processor`,
  )
  console.log(
    `frames a second while it is panned, processor slowed ${slowdown} times: ${middle(frames).toFixed(0)} of ${middle(empty).toFixed(0)} on the same page at rest   60`,
  )
  console.log(
    `the main thread's own work for one of these frames, not slowed: ${middle(perFrame).toFixed(2)} ms of the processor   under ${(1000 / 60 / slowdown).toFixed(1)} ms`,
  )
}

/** The work of panning alone: frames that come late on a busy machine cost the same. */
async function workOfFrame(page: Page, devtools: CDPSession): Promise<number> {
  const began = await processorTime(devtools)
  const { count } = await framesWhile(page, true)
  return ((await processorTime(devtools)) - began) / count
}

/** From the end of the last script to the first frame with the chart in it. */
async function timeToChart(page: Page, origin: string): Promise<number> {
  // tsx names the functions of a script with a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-state]')) performance.mark('chart')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${origin}/demo/${largest}?lang=en`, { timeout: patience })
  await page.locator('[data-state]').first().waitFor({ state: 'attached', timeout: patience })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return page.evaluate(() => {
    const [chart] = performance.getEntriesByName('chart')
    const drawn = chart?.startTime ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? [entry.responseEnd] : [],
      )
      .filter((end) => end <= drawn)
    return drawn - Math.max(...scripts)
  })
}

/** What the main thread has worked so far. On a busy machine it says more than the time that passed. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Counts frames for two seconds, with the pointer dragging the chart to and fro or lying still. */
function framesWhile(page: Page, isPanned: boolean): Promise<{ count: number; rate: number }> {
  return page.evaluate(
    (moves) =>
      new Promise<{ count: number; rate: number }>((resolve) => {
        const surface = document.querySelector('[data-state]')?.closest('[role=group]')
        const pointer = (type: string, x: number) =>
          surface?.dispatchEvent(
            new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: 300, bubbles: true }),
          )
        // A pointer made by a script cannot be captured.
        if (surface) surface.setPointerCapture = () => undefined
        if (moves) pointer('pointerdown', 600)
        let count = 0
        const began = performance.now()
        const frame = (now: number) => {
          count += 1
          if (moves) pointer('pointermove', 600 + 200 * Math.sin(count / 10))
          if (now - began < 2000) requestAnimationFrame(frame)
          else {
            if (moves) pointer('pointerup', 600)
            resolve({ count, rate: (count * 1000) / (now - began) })
          }
        }
        requestAnimationFrame(frame)
      }),
    isPanned,
  )
}

/** One event to the smallest machine: as it is, with the option that shoppers have, and with the inspector. */
function benchSteps() {
  const watch = new Watch()
  const kinds = {
    'without the option': () => createActor(twoStates),
    'with `inspect: undefined`, as shoppers have it': () => createActor(twoStates, { inspect: undefined }),
    'with the inspector': () => createActor(twoStates, { inspect: watch.inspect }),
  }
  const times = Object.entries(kinds).map(([name, create]) => ({ name, create, all: new Array<number>() }))
  for (let round = 0; round < 60; round += 1) {
    // In turn each is the first: what one leaves to be collected slows the next.
    const place = round % times.length
    for (const { create, all } of [...times.slice(place), ...times.slice(0, place)]) {
      const actor = create().start()
      const began = performance.now()
      for (let press = 0; press < 500; press += 1) actor.send({ type: 'press' })
      all.push(((performance.now() - began) * 1000) / 500)
    }
  }
  const [plain] = times
  for (const { name, all } of times) {
    const ratio = percentile(all, 50) / percentile(plain?.all ?? all, 50)
    console.log(
      `one step ${name}: ${percentile(all, 50).toFixed(2)} µs, ${ratio.toFixed(2)} times the plain one`,
    )
  }
}
