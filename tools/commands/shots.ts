import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../server/config.ts'
import { withFreshShop } from './bench/fresh-shop.ts'
import { inBrowser } from './bench/in-browser.ts'
import type { Scene } from './shots/scene.ts'
import { castOf, type Shot, takeShot } from './shots/take-shots.ts'
import type { RouteName } from '../../src/app/router/routes.ts'
import { checkoutScenes } from './shots/checkout-scenes.ts'
import { customerScenes } from './shots/customer-scenes.ts'
import { publicScenes } from './shots/public-scenes.ts'
import { escaped } from '@phaen/statecharts'

/** One page with all pictures: a row for each scene, the widths and languages beside each other. */
function contactSheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ scene }) => scene.name))]
  const rows = names.map((name) => {
    const pictures = shots.filter(({ scene }) => scene.name === name).map(pictureOf)
    return `<section><h2>${escaped(name)}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { font: 14px system-ui; margin: 16px; background: #ddd }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none; max-height: 900px; overflow: auto; background: #fff }
figcaption { position: sticky; top: 0; background: #222; color: #fff; padding: 4px 8px }
.bad { background: #a00 }
img { display: block }
</style><h1>${shots.length} pictures</h1>${rows.join('\n')}</html>`
}

function pictureOf({ width, language, file, trouble, sideways }: Shot): string {
  const notes = [...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []), ...(trouble ? [trouble] : [])]
  const caption = escaped([`${width} ${language}`, ...notes].join(': '))
  const shown = Math.min(480, width)
  const picture = file
    ? `<a href="${file}"><img src="${file}" width="${shown}" loading="lazy" alt="${caption}"></a>`
    : ''
  return `<figure><figcaption${notes.length > 0 ? ' class="bad"' : ''}>${caption}</figcaption>${picture}</figure>`
}

/** Every route with its pictures: a route without one does not compile. */
const scenes: Record<RouteName, readonly [Scene, ...Scene[]]> = {
  ...publicScenes,
  ...checkoutScenes,
  ...customerScenes,
}

const folder = join(projectRoot(), 'test-results/shots')
const languages = ['th', 'en'] as const

/**
 * `npm run shots`: a picture of every screen and state at three widths in both languages, on one page. It starts a shop
 * of its own; `--shop http://localhost:3000` uses one that runs. `--only cart --width 360,768 --language th` takes a part of them.
 */
const { values } = parseArgs({
  options: {
    shop: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string' },
    language: { type: 'string' },
  },
})
const widths = values.width?.split(',').map(Number) ?? [360, 768, 1440]
const isWanted = (scene: Scene, width: number) =>
  scene.name.includes(values.only ?? '') && !(scene.phoneOnly && width > 768)
const wanted = Object.values<readonly Scene[]>(scenes)
  .flat()
  .flatMap((scene) => widths.map((width) => ({ scene, width })))
  .filter(({ scene, width }) => isWanted(scene, width))
  .flatMap((one) => languages.map((language) => ({ ...one, language })))
  .filter(({ language }) => language === (values.language ?? language))

if (wanted.length === 0) throw new Error('No scene is named so at these widths in this language')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const shots: Shot[] = []
await inBrowser((browser) =>
  withFreshShop(values.shop, async (origin) => {
    const cast = await castOf(await browser.newContext({ baseURL: origin }))
    for (const one of wanted) {
      const shot = await takeShot(browser, { origin, folder, cast }, one)
      shots.push(shot)
      const notes = `${shot.sideways > 0 ? `  ${shot.sideways} px sideways` : ''}${shot.trouble ? `  ${shot.trouble}` : ''}`
      console.log(`${String(shot.width).padStart(5)} ${shot.language}  ${shot.scene.name}${notes}`)
    }
  }),
)
await writeFile(join(folder, 'index.html'), contactSheet(shots))
const bad = shots.filter(({ trouble, sideways }) => trouble !== undefined || sideways > 0)
console.log(`${shots.length} pictures, ${bad.length} with trouble: ${join(folder, 'index.html')}`)
process.exitCode = bad.length === 0 ? 0 : 1
