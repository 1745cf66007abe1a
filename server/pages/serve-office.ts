import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { projectRoot } from '../config.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'

/** The page of the office: the same for every address, for its script asks for all that it shows. */
export interface OfficePage {
  read: () => Promise<string>
  /** Absent in development, where Vite writes scripts into the page. */
  contentSecurityPolicy?: string
}

export async function builtOfficePage(): Promise<OfficePage> {
  const html = await readFile(join(projectRoot(), 'dist/office/office.html'), 'utf8')
  const own = { inlineScripts: [], inlineStyles: [], apiOrigin: undefined }
  return { read: async () => html, contentSecurityPolicy: contentSecurityPolicy(own) }
}

/** Whatever an address of the office holds is only for staff: neither kept by anybody nor found by search engines. */
export function serveOffice(app: FastifyInstance, page: OfficePage): void {
  for (const path of ['/office', '/office/*'])
    app.get(path, async (_request, reply) => {
      const policy = page.contentSecurityPolicy
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .headers(policy === undefined ? {} : { 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(await page.read())
    })
}
