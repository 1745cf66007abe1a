import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../../server/config.ts'
import type { PageEntry } from '../../openapi/page-entry.ts'
import type { PageRenderer } from '../../server/pages/page-renderer.ts'
import { cutTemplate } from '../../server/pages/fill-template.ts'
import { findSharedPicture } from '../../server/pages/shared-pictures.ts'
import { inLanguage } from '../../server/pages/page-shells.ts'
import { findPictureInPage } from '../../server/pages/picture-in-page.ts'

/** Renders pages from the sources, for hot reload. Vite's own inline scripts do not allow the strict policy here. */
export function viteRenderer(vite: ViteDevServer): PageRenderer {
  return {
    isBuilt: false,
    async load(url) {
      const source = await readFile(join(projectRoot(), 'index.html'), 'utf8')
      const [html, entry] = await Promise.all([
        vite.transformIndexHtml(url, source),
        vite.ssrLoadModule('/src/app/rendering/entry-server.tsx') as Promise<PageEntry>,
      ])
      return {
        ...entry,
        shellOf: (_source, language) => ({
          template: cutTemplate(inLanguage(html, language)),
          contentSecurityPolicy: undefined,
        }),
        pictureOf: findSharedPicture,
        pictureInPage: findPictureInPage,
      }
    },
  }
}
