import type { Plugin } from 'vite'
import { renderDrawing } from '../../sample-shop/drawings/registry.ts'
import { sharedPicture } from '../../sample-shop/drawings/shared-picture.ts'
import { drawPng } from './drawn-files.ts'
import { pictureUrls } from './picture-urls.ts'

/** Chat apps and search engines show no SVG: the pictures that pages share are drawn as PNG, at the same address. */
export function sharedPictures(): Plugin {
  return {
    name: 'shared-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const waiting = [...pictureUrls()]
      const draw = async () => {
        for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
          const source = await drawPng({ svg: sharedPicture(drawingAt(url)) })
          this.emitFile({ type: 'asset', fileName: url.slice(1).replace(/svg$/, 'png'), source })
        }
      }
      await Promise.all(Array.from({ length: 4 }, draw))
    },
  }
}

function drawingAt(url: string): string {
  const [, name = '', colors] = /^\/media\/drawings\/([^/]+?)(?:\/([^/]+))?\.svg$/.exec(url) ?? []
  const drawing = renderDrawing(name, colors?.split('-') ?? [])
  if (drawing === undefined) throw new Error(`There is no drawing at ${url}`)
  return drawing
}
