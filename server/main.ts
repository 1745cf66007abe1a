import { builtRenderer } from './pages/built-renderer.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { runServer } from './run-server.ts'

/** The shop as it is built: pages and API from one process. */
await runServer(async ({ apiOrigin }) => ({ pages: await builtRenderer(apiOrigin), serve: serveAssets }))
