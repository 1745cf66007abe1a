import { builtBranchMap } from './pages/built-branch-map.ts'
import { builtRenderer } from './pages/built-renderer.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { runServer } from './run-server.ts'

await runServer(async ({ apiOrigin }) => {
  const [pages, branchMap] = await Promise.all([builtRenderer(apiOrigin), builtBranchMap()])
  return {
    pages,
    readBranchMap: branchMap === undefined ? undefined : async () => branchMap,
    serve: serveAssets,
  }
})
