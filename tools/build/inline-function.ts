import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import { projectRoot } from '../../server/config.ts'

/** The text of a script that stands in the page itself: the functions of a source file, and a call of one of them. */
export async function inlineFunction(source: string, call: string): Promise<string> {
  const text = await readFile(join(projectRoot(), source), 'utf8')
  const { code } = await transformWithOxc(text, source)
  const whole = `(()=>{${code.replace(/^export /m, '')};${call}})()`
  const small = minifySync(source.replace('.ts', '.js'), whole).code.trim()
  if (small.includes('<')) throw new Error(`${source} holds a "<", which cannot stand in the page`)
  return small
}
