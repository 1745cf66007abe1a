import { html, type Html } from '../../../server/sandbox/html.ts'
import type { FakeAnswer } from './fake-server.ts'

/** A page of a provider or a bank, in the browser of a shopper. */
export const fakePage = (title: string, body: Html): FakeAnswer => ({
  type: 'text/html; charset=utf-8',
  body: html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="data:," />
      <title>${title}</title>
      <style>
        body {
          font: 1rem/1.6 sans-serif;
          max-width: 24rem;
          margin: 0 auto;
          padding: 16px;
        }
        button,
        input,
        a {
          display: block;
          width: 100%;
          min-height: 44px;
          margin: 8px 0;
          font: inherit;
          box-sizing: border-box;
        }
      </style>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </html>`.text,
})

export const leadTo = (location: string): FakeAnswer => ({ status: 303, location, body: '' })

export const cardForm = (legend: string): Html => html`
  <p>${legend}</p>
  <label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required /></label>
  <button>Pay</button>
`

/** The bank's page of 3-D Secure; its answer is posted to the same address. */
export const bankPage = (amountSatang: number): FakeAnswer =>
  fakePage(
    '3-D Secure',
    html`<p>฿${(amountSatang / 100).toFixed(2)}</p>
      <form method="post">
        <button name="answer" value="approve">Approve</button>
        <button name="answer" value="reject">Reject</button>
      </form>`,
  )
