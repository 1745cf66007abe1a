import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindPicture } from '../../openapi/page-entry.ts'
import { drawingNames } from '../../sample-shop/drawings/registry.ts'
import { pictureSize, sharedPicture } from '../../sample-shop/drawings/shared-picture.ts'
import { sampleShop } from '../import/sample-shop.ts'
import { drawingAt } from './drawing-at.ts'
import type { Media, SendMedia } from './media-cache.ts'

/** The drawings that may be asked for as PNG: those of the shop, not any drawing in any colour. */
const drawings = new Set(sharedDrawings())

function sharedDrawings(): string[] {
  const { categories, products, blogs, news, banners } = sampleShop()
  return [
    ...drawingNames.map((name) => `/media/drawings/${name}.svg`),
    ...[...categories, ...banners].map(({ imageUrl }) => imageUrl),
    ...products.map(({ images: [face] }) => face.url),
    ...[...blogs, ...news].map(({ cover }) => cover.url),
  ]
}

/** A drawing is shared as its PNG, a photograph of the sample shop in that shape too, one of a shop's own as it is. */
export const findSharedPicture: FindPicture = (imageUrl) => {
  if (imageUrl.startsWith('/media/photographs/'))
    return { url: imageUrl.replace('800.jpg', 'shared.jpg'), size: pictureSize }
  if (!imageUrl.endsWith('.svg')) return { url: imageUrl }
  if (!drawings.has(imageUrl)) return undefined
  return { url: imageUrl.replace(/\.svg$/, '.png'), size: pictureSize }
}

/** Chat apps and search engines show no SVG: the pictures that pages share are PNG at the same address. */
export function serveSharedPictures(app: FastifyInstance, send: SendMedia): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, (path) => draw(path.replace(/\.png$/, '.svg')))
  app.get('/media/drawings/:name.png', answer)
  app.get('/media/drawings/:name/:colors.png', answer)
}

/** Drawings are made one after the other, so that requests for many leave a processor to the rest of the shop. */
let last: Promise<unknown> = Promise.resolve()

async function draw(svgUrl: string): Promise<Media | undefined> {
  if (!drawings.has(svgUrl)) return undefined
  const drawn = last.then(() => asPng(svgUrl))
  last = drawn.catch(() => undefined)
  return drawn
}

async function asPng(svgUrl: string): Promise<Media | undefined> {
  const drawing = drawingAt(svgUrl)
  if (drawing === undefined) return undefined
  // Loaded when the first picture is asked for: most servers never draw one.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const body = await sharp(Buffer.from(sharedPicture(drawing)))
    .png({ palette: true, effort: 1 })
    .toBuffer()
  return { body, type: 'image/png' }
}
