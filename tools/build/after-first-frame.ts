import type { Plugin } from 'vite'
import { earlyRecorder } from './early-recorder.ts'

/**
 * The browser paints the first frame before it requests the page's script (decision 005). What is touched meanwhile is
 * recorded from the first byte (decision 037), and no longer if the script cannot be had. The text of both is always the
 * same, so that one hash in the content security policy allows it.
 */
const loader =
  '{const{entry,also}=document.currentScript.dataset;' +
  'const load=()=>{for(const one of also.split(" "))one&&import(one);' +
  'import(entry).catch(()=>earlyTouches.isOn=false)};' +
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(load)))}'

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
        const inline = (await earlyRecorder()) + loader
        return html
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(tag, '')
          .replace(
            '<meta charset="utf-8" />',
            (charset) => `${charset}\n    <script data-entry="${entry}" data-also="">${inline}</script>`,
          )
      },
    },
  }
}
