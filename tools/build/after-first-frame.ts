import type { Plugin } from 'vite'
import { inlineFunction } from './inline-function.ts'

const typeface = 'chooseTypeface(window,document.currentScript.dataset.typeface)'
const record = 'window.earlyTouches=recordTouches(window)'
// Without the script nothing will do what was recorded, and links and forms lead on again.
const ask =
  'askForScripts(window,document.currentScript.dataset,' +
  '(entry)=>import(entry).catch(()=>window.earlyTouches.isOn=false))'

/**
 * The browser paints the first frame before it requests the page's scripts (decisions 005 and 035), and on a phone before the
 * typeface (decision 018). What is touched meanwhile is recorded from the first byte (decision 037). The text of all three is always the same, so that one hash in the
 * content security policy allows it.
 */
export function afterFirstFrame(): Plugin {
  return {
    name: 'after-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html
        const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)
        if (!script) throw new Error('index.html has no module script to load after the first frame')
        const [tag, entry] = script
        const font = /\s*<link rel="preload" href="([^"]+)" as="font"[^>]*>/.exec(html)
        if (!font) throw new Error('index.html has no typeface to ask for where it delays nothing')
        const [fontTag, fontAddress] = font
        const inline = await Promise.all([
          inlineFunction('src/app/early/choose-typeface.ts', typeface),
          inlineFunction('src/app/early/record-touches.ts', record),
          inlineFunction('src/app/early/ask-for-scripts.ts', ask),
        ])
        return html
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(tag, '')
          .replace(fontTag, '')
          .replace(
            '<meta charset="utf-8" />',
            (charset) =>
              `${charset}\n    <script data-typeface="${fontAddress}" data-entry="${entry}" data-also="">${inline.join('')}</script>`,
          )
      },
    },
  }
}
