import { builtBranchMap } from './pages/built-branch-map.ts'
import { builtRenderer } from './pages/built-renderer.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { builtOfficePage } from './pages/serve-office.ts'
import { runServer } from './run-server.ts'

await runServer(async ({ apiOrigin }) => {
  const [pages, branchMap, officePage] = await Promise.all([
    builtRenderer(apiOrigin),
    builtBranchMap(),
    builtOfficePage(),
  ])
  return {
    pages,
    readBranchMap: branchMap === undefined ? undefined : async () => branchMap,
    officePage,
    serve: serveAssets,
  }
})
