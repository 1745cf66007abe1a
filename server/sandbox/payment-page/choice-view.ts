import { html, type Html } from '../html.ts'
import { bill, type Shown } from './state-view.ts'
import { sandboxOutcomes, type SandboxOutcome } from './decide-payment.ts'
import { paymentPageWords } from './words.ts'

interface Choice {
  title: string
  isDeclined: boolean
}

/** In place of the app of a bank: what happens to a payment, such as a transfer whose QR code the shop shows. */
export function choiceView(shown: Shown, { title, isDeclined }: Choice): Html {
  const words = paymentPageWords[shown.language]
  const button = (outcome: SandboxOutcome) =>
    html`<button class="button ${outcome === 'pays' && 'main'}" name="outcome" value="${outcome}">
      ${words[outcome]}
    </button>`
  return html`<div class="board">
    ${bill(shown)}
    <section class="slip" aria-labelledby="title">
      <h1 id="title">${title}</h1>
      <p>${words.choiceText}</p>
      ${isDeclined && html`<p class="said danger" role="alert">${words.choiceDeclined}</p>`}
      <form method="post" action="${shown.address}">${sandboxOutcomes.map(button)}</form>
    </section>
  </div>`
}
