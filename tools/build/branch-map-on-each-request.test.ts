import { Script } from 'node:vm'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { branchMapOnEachRequest } from './branch-map-on-each-request.ts'

afterEach(() => vi.unstubAllEnvs())

it('R7.45: builds the key of the maps service into the script', async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'a-key-of-the-build')
  const branchMap = branchMapOnEachRequest()
  const app = Fastify()
  branchMap.serveScript(app)
  const [, script = ''] = /src="([^"]+)"/.exec(await branchMap.readPage()) ?? []
  const { body } = await app.inject(script)
  await app.close()
  expect(body).toContain('a-key-of-the-build')
}, 60_000)

it('builds the map as a page with one plain script, which needs no CORS header', async () => {
  const branchMap = branchMapOnEachRequest()
  const page = await branchMap.readPage()
  const tags = page.match(/<(?:script|link)[^>]*>/g)
  expect(tags).toEqual([expect.stringMatching(/^<script defer src="\/assets\/[^"]+\.js">$/)])

  const app = Fastify()
  branchMap.serveScript(app)
  const { statusCode, body } = await app.inject(/src="([^"]+)"/.exec(page)?.[1] ?? '')
  await app.close()
  expect(statusCode).toBe(200)
  // A module with imports or exports would not parse as a plain script.
  expect(() => new Script(body)).not.toThrow()
}, 60_000)
