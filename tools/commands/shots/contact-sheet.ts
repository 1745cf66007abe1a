import { escaped } from '../../statecharts/escaped.ts'
import type { Shot } from './take-shots.ts'

/** One page with all pictures: a row for each scene, the widths and languages beside each other. */
export function contactSheet(shots: Shot[]): string {
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
