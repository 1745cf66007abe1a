import { Script } from 'node:vm'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { branchMapOnEachRequest } from './branch-map-on-each-request.ts'

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
