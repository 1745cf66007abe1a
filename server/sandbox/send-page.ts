import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Html } from './html.ts'

/** The shop's look without its files: the sandbox works even when the app is not built. */
const baseStyle = `
:root { color-scheme: light; --paper: #fbf9f4; --paper-2: #f4f0e7; --sheet: #fffefb; --ink: #1f1b16; --ink-2: #4a433a;
  --ink-3: #6a6257; --line: #ded6c7; --line-2: #8a8072; --red: #8c1c1c; --red-deep: #6f1414; --notice: #7a4b00;
  --notice-tint: #faefd6; --danger: #a3211a; --danger-tint: #fbe7e2 }
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1rem/1.7 Anuphan, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', Tahoma, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0 }
ul { list-style: none }
a { color: var(--red); text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`

export type SandboxLanguage = 'th' | 'en'

interface Page {
  language: SandboxLanguage
  title: string
  /** The rules of the page, after those that all pages share. */
  style: string
  /** Where its pictures may come from and its forms may lead, as sources of the policy. */
  images: string
  formAction: string
  head?: Html | false
  /** Made with `html`. */
  body: Html
}

/** Answers with a page of the sandbox: plain HTML without a script. */
export function sendPage(
  reply: FastifyReply,
  { language, title, style, images, formAction, head, body }: Page,
): FastifyReply {
  const rules = baseStyle + style
  const styleHash = `sha256-${createHash('sha256').update(rules).digest('base64')}`
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; img-src ${images}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            ${head}
            <title>${title} · แผ่น Phaen</title>
            <link rel="icon" href="data:," />
            ${new Html(`<style>${rules}</style>`)}
          </head>
          <body>
            ${body}
          </body>
        </html>`.text,
    )
}
