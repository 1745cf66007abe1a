import { expect, it } from 'vitest'
import { isIllustration, pictureSet } from './picture-set.ts'

it('offers the widths of an uploaded picture, and none of a drawing', () => {
  const folder = `https://shop.example/media/pictures/${'0f'.repeat(16)}`
  expect(pictureSet(`${folder}/800.jpg`, '96px')).toEqual({
    srcSet: `${folder}/400.webp 400w, ${folder}/800.webp 800w, ${folder}/1600.webp 1600w`,
    sizes: '96px',
  })
  expect(pictureSet('/media/drawings/acrylic.svg', '96px')).toEqual({})
})

it('offers the widths of a picture of the sample shop, and knows that it is none of a camera', () => {
  const folder = '/media/photographs/acrylic-solid-c8201e'
  expect(pictureSet(`${folder}/800.jpg`, '96px')).toEqual({
    srcSet: `${folder}/400.webp 400w, ${folder}/800.webp 800w, ${folder}/1600.webp 1600w`,
    sizes: '96px',
  })
  expect(isIllustration(`${folder}/800.jpg`)).toBe(true)
  expect(isIllustration(`/media/pictures/${'0f'.repeat(16)}/800.jpg`)).toBe(false)
  expect(isIllustration('/media/drawings/acrylic.svg')).toBe(false)
})
