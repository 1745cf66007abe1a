import { generateHTML, generateJSON } from '@tiptap/core'
import { expect, it } from 'vitest'
import { sanitiseHtml } from '../../server/shop/common/sanitise-html.ts'
import { editorExtensions } from '../../src/office/content/editor-extensions.ts'

const written = (html: string) => generateHTML(generateJSON(html, editorExtensions), editorExtensions)

it('the editor keeps every tag that the sanitiser leaves, and the sanitiser every tag of the editor', () => {
  const html =
    '<h2 id="part-refund">ก</h2><h3>ข</h3><p>ค <strong>ง</strong> <em>จ</em> <a href="/product">ฉ</a></p>' +
    '<ul><li><p>ช</p></li></ul><ol><li><p>ซ</p></li></ol><blockquote><p>ฌ</p></blockquote>' +
    '<table><tbody><tr><th><p>ญ</p></th></tr><tr><td><p>ฎ</p></td></tr></tbody></table>' +
    '<figure><img src="/media/a.svg" alt="ฏ" width="8" height="6" /><figcaption>ฐ</figcaption></figure>'
  expect(sanitiseHtml(written(html))).toBe(html)
})

it('the editor writes nothing else', () => {
  const html =
    '<h1>ก</h1><pre>ข</pre><p><u>ค</u><s>ง</s><code>จ</code><br>ฉ</p><hr><p style="color:red">ช</p>'
  const tags = written(html).match(/<[a-z0-9]+/g)
  expect([...new Set(tags)]).toEqual(['<p'])
})
