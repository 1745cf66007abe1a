import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import { createServer } from 'vite'
import { projectRoot } from '../config.ts'
import { runServer } from '../run-server.ts'
import { branchMapOnEachRequest } from '../../tools/build/branch-map-on-each-request.ts'
import { officeSource } from '../../tools/build/office-page.ts'
import { viteRenderer } from '../../tools/build/vite-renderer.ts'

/** The shop with hot reload: the same server, its pages straight from the sources. */
await runServer(async () => {
  const vite = await createServer({
    root: projectRoot(),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const branchMap = vite.config.env.VITE_GOOGLE_MAPS_KEY ? branchMapOnEachRequest() : undefined
  return {
    pages: viteRenderer(vite),
    readBranchMap: branchMap?.readPage,
    officePage: {
      read: async () =>
        vite.transformIndexHtml(
          `/${officeSource}`,
          await readFile(join(projectRoot(), officeSource), 'utf8'),
        ),
    },
    // `?inspect=stately` speaks to the window that it opens; the shop's own policy cuts the two apart.
    headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
    async serve(app) {
      await app.register(middie)
      app.use(vite.middlewares)
      branchMap?.serveScript(app)
    },
    close: () => vite.close(),
  }
})
