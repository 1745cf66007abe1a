import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderHtml } from './render-html.ts'

const rows = Array.from({ length: 800 }, (_, index) => `แผ่นอะคริลิกใส ${index} มม. – ฿${index} <b>`)

const list = (
  <ul>
    {rows.map((row) => (
      <li key={row} title={row}>
        {row}
      </li>
    ))}
  </ul>
)

it('gives the whole page as one text, letter by letter', async () => {
  expect(await renderHtml(list)).toBe(renderToString(list))
})

it('waits for a part that has to wait, and leaves no script to move it', async () => {
  const later = Promise.resolve('ภายหลัง')
  const Later = () => <p>{use(later)}</p>
  const html = await renderHtml(
    <main>
      <Suspense fallback="…">
        <Later />
      </Suspense>
    </main>,
  )
  expect(html).toContain('<p>ภายหลัง</p>')
  expect(html).not.toContain('<script')
})
