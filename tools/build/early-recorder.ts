import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import { projectRoot } from '../../server/config.ts'

const source = 'src/app/early/record-touches.ts'

/** The text of the script that records what is touched before the page is live; it stands first in the page's head. */
export async function earlyRecorder(): Promise<string> {
  const text = await readFile(join(projectRoot(), source), 'utf8')
  const { code } = await transformWithOxc(text, source)
  const whole = `(()=>{${code.replace(/^export /m, '')};window.earlyTouches=recordTouches(window)})()`
  const small = minifySync(source.replace('.ts', '.js'), whole).code.trim()
  if (small.includes('<')) throw new Error(`${source} holds a "<", which cannot stand in the page`)
  return small
}
