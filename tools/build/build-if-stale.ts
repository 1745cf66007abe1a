import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../server/config.ts'
import { isBuilt } from './build-stamp.ts'

/** Builds unless dist/ is up to date. The build runs in its own process, so that the server does not keep its memory. */
export async function buildIfStale(): Promise<void> {
  if (await isBuilt()) return
  console.log('Building the shop …')
  const build = spawn(process.execPath, ['--import', 'tsx', join(projectRoot(), 'tools/commands/build.ts')], {
    cwd: projectRoot(),
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) process.exit(1)
}
