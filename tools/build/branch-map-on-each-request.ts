import type { FastifyInstance } from 'fastify'
import { createBuilder } from 'vite'
import { projectRoot } from '../../server/config.ts'

/**
 * Serves the map during development. Hot reload cannot reach into its sandbox, so the map is built on the first request
 * and kept in memory.
 */
export function branchMapOnEachRequest() {
  let building: Promise<Map<string, string>> | undefined
  const read = async (name: string) => (await (building ??= buildBranchMap())).get(name)
  return {
    readPage: async () => (await read('branch-map.html')) ?? '',
    serveScript(app: FastifyInstance) {
      app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
        const script = await read(`assets/${params.name}`)
        if (script === undefined) return reply.callNotFound()
        return reply.type('text/javascript; charset=utf-8').send(script)
      })
    },
  }
}

async function buildBranchMap(): Promise<Map<string, string>> {
  const builder = await createBuilder({ root: projectRoot(), build: { write: false } })
  const { branchMap } = builder.environments
  if (!branchMap) throw new Error('vite.config.ts has no map of branches')
  const built = await builder.build(branchMap)
  if (!('output' in built)) throw new Error('The map of branches was not built')
  return new Map(
    built.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  )
}
