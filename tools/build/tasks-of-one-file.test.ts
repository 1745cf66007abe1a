import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { withPauses } from './tasks-of-one-file.ts'

it('waits in the middle of a file', async () => {
  const code = withPauses('const a = []\na.push(1)\ntaskEndsHere();\na.push(2)\nexport { a };')
  expect(code).not.toContain('taskEndsHere')
  const loading = import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  let isLoaded = false
  void loading.then(() => (isLoaded = true))
  await Promise.resolve()
  expect(isLoaded).toBe(false)
  expect((await loading).a).toEqual([1, 2])
})

it('takes the place of files that do nothing but wait', () => {
  const folder = join(projectRoot(), 'src/app/tasks')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts)
    expect(text).toBe("import { nextTask } from '../../lib/next-task.ts'\n\nawait nextTask()\n")
})
