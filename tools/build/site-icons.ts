import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { projectRoot } from '../../server/config.ts'

const paper = '#fbf9f4'
const mark = 'src/app/styles/mark.svg'

/** The icons of the shop and its web manifest, drawn from the logo. Their names have no hash: browsers ask for them by name. */
export function siteIcons(): Plugin {
  let isDevelopment = false
  return {
    name: 'site-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (isDevelopment) return [link({ rel: 'icon', type: 'image/svg+xml', href: `/${mark}` })]
        if (path !== '/index.html') return html
        return [
          link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
          link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
          link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
          link({ rel: 'manifest', href: '/manifest.webmanifest' }),
        ]
      },
    },
    async generateBundle() {
      if (isDevelopment) return
      const svg = await readFile(join(projectRoot(), mark), 'utf8')
      const square = (size: number) => drawPng(svg, size)
      const small = [16, 32, 48]
      const files: [string, string | Buffer][] = [
        ['favicon.svg', svg],
        [
          'favicon.ico',
          iconFile(await Promise.all(small.map(async (size) => ({ size, png: await square(size) })))),
        ],
        ['icon-192.png', await square(192)],
        ['icon-512.png', await square(512)],
        ['apple-touch-icon.png', await drawPng(onPaper(svg, 0.74), 180)],
        // A mask may cut away everything outside of a circle of 80 %.
        ['icon-maskable-512.png', await drawPng(onPaper(svg, 0.54), 512)],
        ['manifest.webmanifest', JSON.stringify(manifest)],
      ]
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The logo as PNG, drawn from vectors at the final size, not scaled from pixels. Its view box is a square of 40 units. */
export const drawPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The old format for browser tabs, as a list of PNGs, which every browser of the last fifteen years reads. */
export function iconFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const })

/** The logo on a full square, as large as this part of it. */
function onPaper(svg: string, part: number): string {
  const size = 40 * part
  const start = (40 - size) / 2
  const placed = svg.replace('<svg ', `<svg x="${start}" y="${start}" width="${size}" height="${size}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${paper}"/>${placed}</svg>`
}

const icon = (src: string, sizes: string, type: string, purpose: string) => ({ src, sizes, type, purpose })

const manifest = {
  id: '/',
  name: 'แผ่น Phaen',
  short_name: 'แผ่น Phaen',
  description: 'วัสดุพลาสติกและสื่อโฆษณาสำหรับร้านป้าย โรงพิมพ์ และโรงงาน',
  lang: 'th',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: paper,
  icons: [
    icon('/favicon.svg', 'any', 'image/svg+xml', 'any'),
    icon('/icon-192.png', '192x192', 'image/png', 'any'),
    icon('/icon-512.png', '512x512', 'image/png', 'any'),
    icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
  ],
}
