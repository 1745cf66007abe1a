import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, minifySync, transformWithOxc } from 'vite'
import { projectRoot } from '../../server/config.ts'

const charset = '<meta charset="utf-8" />'
const record = 'window.earlyTouches=recordTouches(window)'
// Without the script nothing will do what was recorded, and links and forms lead on again.
const ask =
  'askForScripts(window,document.currentScript.dataset,' +
  '(entry)=>import(entry).catch(()=>window.earlyTouches.isOn=false))'

/**
 * The browser paints the first frame before it requests the page's scripts (decision 005). What is touched meanwhile is recorded
 * from the first byte (decision 037). The text of both inline scripts is always the same, so that one hash in the content security
 * policy allows it.
 */
export function afterFirstFrame(): Plugin {
  return {
    name: 'after-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html
        const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)
        if (!entryScript) throw new Error('index.html has no module script to load after the first frame')
        if (!html.includes(charset)) throw new Error(`index.html has no ${charset} to put the script after`)
        const [tag, entry] = entryScript
        const inline = await Promise.all([
          inlineFunction('src/app/early/record-touches.ts', record),
          inlineFunction('src/app/early/ask-for-scripts.ts', ask),
        ])
        const script = `<script data-entry="${entry}" data-also="">${inline.join('')}</script>`
        return html
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(tag, '')
          .replace(charset, () => `${charset}\n    ${script}`)
      },
    },
  }
}

/** The text of a script that stands in the page itself: the functions of a source file, and a call of one of them. */
export async function inlineFunction(source: string, call: string): Promise<string> {
  const text = await readFile(join(projectRoot(), source), 'utf8')
  const { code } = await transformWithOxc(text, source)
  const whole = `(()=>{${code.replace(/^export /m, '')};${call}})()`
  const small = minifySync(source.replace('.ts', '.js'), whole).code.trim()
  if (small.includes('<')) throw new Error(`${source} holds a "<", which cannot stand in the page`)
  return small
}
