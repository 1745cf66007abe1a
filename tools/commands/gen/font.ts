import { readFile, writeFile } from 'node:fs/promises'
import { fontCharacters } from './font/font-characters.ts'
import { absolute } from './flow-files.ts'

const whole = 'src/app/styles/fonts/anuphan-whole.woff2'
const cut = 'src/app/styles/fonts/anuphan.woff2'

/** Joins and moves Thai marks, kerns letters and aligns the figures of prices; the typeface has more. */
const features = ['ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum']

/** Cuts the typeface to what the shop writes. With `check` it names the file if it would differ. */
export async function generateFont({ check }: { check: boolean }): Promise<string[]> {
  const { default: subsetFont } = await import('subset-font')
  const font = await subsetFont(await readFile(absolute(whole)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: features,
    noHinting: true,
  })
  const present = await readFile(absolute(cut)).catch(() => undefined)
  if (present?.equals(font)) return []
  if (check) return [`${cut} is not what npm run gen writes`]
  await writeFile(absolute(cut), font)
  return []
}
