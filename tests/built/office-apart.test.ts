import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'

const dist = join(projectRoot(), 'dist')
const textsIn = async (folder: string) => {
  const names = (await readdir(join(dist, folder))).filter((name) => /\.(?:js|css|html|json)$/.test(name))
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(dist, folder, name), 'utf8') })),
  )
}

it('no file of the shop holds code of the office or names a file of it', async () => {
  const shop = [...(await textsIn('')), ...(await textsIn('assets')), ...(await textsIn('ssr'))]
  expect(shop.length).toBeGreaterThan(50)
  const found = shop.filter(({ text }) => /\/api\/office|office\/assets|office-words|src\/office/.test(text))
  expect(found.map(({ name }) => name)).toEqual([])
})

it('the page of the office names files of its own alone, and they are there', async () => {
  const page = await readFile(join(dist, 'office/office.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(1)
  for (const file of named) {
    expect(file).toMatch(/^\/office\/assets\//)
    await expect(readFile(join(dist, file))).resolves.toBeDefined()
  }
  // Nothing stands in the page itself that its policy would have to allow.
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style/)
})

it('the service worker leaves the office to the network', async () => {
  expect(await readFile(join(dist, 'service-worker.js'), 'utf8')).toContain('office|sandbox')
})
