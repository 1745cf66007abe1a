import type { Plugin } from 'vite'

/**
 * The browser paints the first frame before it requests the page's script (decision 005).
 * The loader's text is always the same, so that one hash in the content security policy allows it.
 */
const loader =
  '{const{entry,also}=document.currentScript.dataset;' +
  'requestAnimationFrame(()=>setTimeout(()=>{for(const one of also.split(" "))one&&import(one);import(entry)}))}'

export function afterFirstFrame(): Plugin {
  return {
    name: 'after-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html
        const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)
        if (!script) throw new Error('index.html has no module script to load after the first frame')
        const [tag, entry] = script
        return html
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(tag, '')
          .replace('</body>', `  <script data-entry="${entry}" data-also="">${loader}</script>\n  </body>`)
      },
    },
  }
}
