import middie from '@fastify/middie'
import { createServer } from 'vite'
import { projectRoot } from '../config.ts'
import { runServer } from '../run-server.ts'
import { viteRenderer } from './vite-renderer.ts'

/** The shop with hot reload: the same server, its pages straight from the sources. */
await runServer(async () => {
  const vite = await createServer({
    root: projectRoot(),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    pages: viteRenderer(vite),
    async serve(app) {
      await app.register(middie)
      app.use(vite.middlewares)
    },
    close: () => vite.close(),
  }
})
