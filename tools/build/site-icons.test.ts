import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { drawPng, iconFile } from './site-icons.ts'

const logo = () => readFile(join(projectRoot(), 'src/app/styles/mark.svg'), 'utf8')
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

it('draws the logo at each size', async () => {
  const svg = await logo()
  for (const size of [16, 512]) expect(sizeOf(await drawPng(svg, size))).toEqual([size, size])
})

it('puts the pictures of an icon where its list says they are', async () => {
  const svg = await logo()
  const images = await Promise.all([16, 32].map(async (size) => ({ size, png: await drawPng(svg, size) })))
  const icon = iconFile(images)
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2])
  images.forEach(({ size, png }, index) => {
    const entry = icon.subarray(6 + 16 * index, 22 + 16 * index)
    expect([entry[0], entry[1]]).toEqual([size, size])
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    expect(icon.subarray(offset, offset + length).equals(png)).toBe(true)
  })
  expect(icon).toHaveLength(6 + 2 * 16 + images.reduce((sum, { png }) => sum + png.length, 0))
})
