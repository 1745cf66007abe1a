import { expect, it } from 'vitest'
import { drawingNames, renderDrawing } from '../../sample-shop/drawings/registry.ts'
import { sampleShop } from '../import/sample-shop.ts'
import { findPictureInPage } from './picture-in-page.ts'

const addressOf = (name: string) => `/media/drawings/${name}.svg`

it('writes a drawing into an address from which it is read back, character by character', () => {
  const small = drawingNames.filter((name) => findPictureInPage(addressOf(name)))
  expect(small.length).toBeGreaterThan(drawingNames.length / 2)
  for (const name of small) {
    const [kind, drawing = ''] = findPictureInPage(addressOf(name))?.split(/,(.*)/s) ?? []
    expect(kind).toBe('data:image/svg+xml')
    expect(decodeURIComponent(drawing)).toBe(renderDrawing(name, []))
  }
})

it('makes an address that can stand in src and srcset', () => {
  for (const name of drawingNames)
    expect(findPictureInPage(addressOf(name)) ?? '').not.toMatch(/[\s"'<>#]|,$/)
})

it('knows the first picture of every page: of each product that is drawn, and of the banners', () => {
  const { products, banners } = sampleShop()
  const pictures = [...products.map(({ images: [face] }) => face.url), banners[0]?.imageUrl]
  const drawn = pictures.filter((address) => !address?.startsWith('/media/photographs/'))
  expect(drawn.length).toBeGreaterThan(150)
  expect(drawn.filter((address) => !address || !findPictureInPage(address))).toEqual([])
})

it.each([
  '/media/drawings/nothing.svg',
  '/media/drawings/acrylic/red.svg',
  '/media/job-pictures/menu-stands.svg',
  '/media/photographs/acrylic.jpg',
  'https://elsewhere.example/media/drawings/acrylic.svg',
])('leaves %s to be asked for', (address) => {
  expect(findPictureInPage(address)).toBeUndefined()
})
