import { Script } from 'node:vm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { branchMapOnEachRequest } from './branch-map-on-each-request.ts'

let page: string
let answer: { statusCode: number; body: string }
beforeAll(async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'a-key-of-the-build')
  const branchMap = branchMapOnEachRequest()
  page = await branchMap.readPage()
  const app = Fastify()
  branchMap.serveScript(app)
  answer = await app.inject(/src="([^"]+)"/.exec(page)?.[1] ?? '')
  await app.close()
}, 60_000)
afterAll(() => vi.unstubAllEnvs())

it('R7.45: builds the key of the maps service into the script', () => {
  expect(answer.body).toContain('a-key-of-the-build')
})

it('builds the map as a page with one plain script, which needs no CORS header', () => {
  const tags = page.match(/<(?:script|link)[^>]*>/g)
  expect(tags).toEqual([expect.stringMatching(/^<script defer src="\/assets\/[^"]+\.js">$/)])
  expect(answer.statusCode).toBe(200)
  // A module with imports or exports would not parse as a plain script.
  expect(() => new Script(answer.body)).not.toThrow()
})
