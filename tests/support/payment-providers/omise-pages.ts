import { html } from '../../../server/sandbox/html.ts'
import { cardForm, fakePage } from './fake-page.ts'
import type { FakeAnswer } from './fake-server.ts'

/** What a token's card does. `asks` wants 3-D Secure. */
export type Card = 'pays' | 'declines' | 'asks'

/** Of https://docs.omise.co/api-testing; whether a card wants 3-D Secure is there a matter of the account. */
export const omiseTestCards: Record<Card, string> = {
  pays: '4242424242424242',
  declines: '4111111111140011',
  asks: '4111111111111111',
}

/**
 * The ready form: a button in the form around its script tag opens the card fields in a frame, and the token that comes
 * back is sent with the form (https://docs.omise.co/collecting-card-information).
 */
const script = `
const script = document.currentScript
const button = document.createElement('button')
button.type = 'button'
button.textContent = script.dataset.buttonLabel
script.after(button)
button.addEventListener('click', () => {
  const frame = document.createElement('iframe')
  frame.title = script.dataset.frameLabel
  frame.style = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff'
  frame.src = new URL('/pay.html?amount=' + script.dataset.amount, script.src)
  document.body.append(frame)
})
window.addEventListener('message', ({ origin, data }) => {
  if (origin !== new URL(script.src).origin || typeof data.omiseToken !== 'string') return
  const token = document.createElement('input')
  Object.assign(token, { type: 'hidden', name: 'omiseToken', value: data.omiseToken })
  script.closest('form').append(token)
  script.closest('form').submit()
})
`

const frameScript = `
const tokens = ${JSON.stringify(Object.fromEntries(Object.entries(omiseTestCards).map(([does, number]) => [number, `tokn_test_${does}`])))}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const number = event.target.elements.card.value.replaceAll(' ', '')
  if (tokens[number]) parent.postMessage({ omiseToken: tokens[number] }, '*')
  else document.querySelector('[role=alert]').textContent = 'Your card number is not one of the test cards'
})
`

/** What a browser loads from Omise; undefined for any other address. */
export function omiseForm(path: string, query: URLSearchParams): FakeAnswer | undefined {
  if (path === '/omise.js') return { type: 'text/javascript', body: script }
  if (path === '/pay.js') return { type: 'text/javascript', body: frameScript }
  if (path !== '/pay.html') return undefined
  return fakePage(
    'Omise',
    html`<form>${cardForm(`฿${(Number(query.get('amount')) / 100).toFixed(2)}`)}</form>
      <p role="alert"></p>
      <script src="/pay.js"></script>`,
  )
}
