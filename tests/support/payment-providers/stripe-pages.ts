import { html } from '../../../server/sandbox/html.ts'
import { bankPage, cardForm, fakePage, leadTo } from './fake-page.ts'
import type { FakeAnswer, FakeRequest } from './fake-server.ts'

/** Of https://docs.stripe.com/testing. */
export const stripeTestCards = {
  pays: '4242424242424242',
  declines: '4000000000009995',
  asks: '4000000000003220',
}

interface PaidPage {
  id: string
  amount: number
  isOpen: boolean
  isDeclined: boolean
  successUrl: string
  cancelUrl: string
}

/** Stripe's own page of a Checkout session, with 3-D Secure; `decide` is told what the bank says. */
export function checkoutPage(
  { method, path, form }: FakeRequest,
  page: PaidPage,
  decide: (answer: 'pays' | 'declines') => void,
): FakeAnswer {
  const address = `/c/pay/${page.id}`
  if (!page.isOpen) return fakePage('Stripe', html`<p>This Checkout Session is over.</p>`)
  if (path.endsWith('/3ds')) {
    if (method === 'GET') return bankPage(page.amount)
    decide(form.answer === 'approve' ? 'pays' : 'declines')
    return leadTo(form.answer === 'approve' ? page.successUrl : address)
  }
  if (method === 'POST') {
    const card = form.card?.replaceAll(' ', '')
    if (card === stripeTestCards.asks) return leadTo(`${address}/3ds`)
    decide(card === stripeTestCards.pays ? 'pays' : 'declines')
    return leadTo(card === stripeTestCards.pays ? page.successUrl : address)
  }
  return fakePage(
    'Stripe',
    html`<form method="post">${cardForm(`฿${(page.amount / 100).toFixed(2)}`)}</form>
      ${page.isDeclined && html`<p role="alert">Your card was declined.</p>`}
      <a href="${page.cancelUrl}">Back</a>`,
  )
}
