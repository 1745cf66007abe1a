import type { Plugin } from 'vite'
import { categories } from '../../sample-shop/catalogue/categories.ts'
import { products } from '../../sample-shop/catalogue/catalogue.ts'
import { blogs, news } from '../../sample-shop/content/articles.ts'
import { banners } from '../../sample-shop/content/banners.ts'
import { renderDrawing } from '../../sample-shop/drawings/registry.ts'
import { sharedPicture } from '../../sample-shop/drawings/shared-picture.ts'
import { pictureUrl } from '../../server/seed/content-rows.ts'
import { drawPng } from './drawn-files.ts'

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

function pictureUrls(): Set<string> {
  return new Set([
    ...[...products, ...categories].map(({ imageUrl }) => imageUrl),
    ...[...blogs, ...news].map(({ cover }) => pictureUrl(cover)),
    ...banners.map(({ desktop }) => pictureUrl(desktop)),
  ])
}

function drawingAt(url: string): string {
  const [, name = '', colors] = /^\/media\/drawings\/([^/]+?)(?:\/([^/]+))?\.svg$/.exec(url) ?? []
  const drawing = renderDrawing(name, colors?.split('-') ?? [])
  if (drawing === undefined) throw new Error(`There is no drawing at ${url}`)
  return drawing
}
