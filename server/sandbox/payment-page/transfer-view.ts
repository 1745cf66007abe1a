import { html, type Html } from '../html.ts'
import { bill, type Shown } from './state-view.ts'
import { sandboxOutcomes, type SandboxOutcome } from './decide-payment.ts'
import { paymentPageWords } from './words.ts'

/** In place of the app of a bank: what happens to a transfer whose QR code the shop shows. */
export function transferView(shown: Shown, { isDeclined }: { isDeclined: boolean }): Html {
  const words = paymentPageWords[shown.language]
  const button = (outcome: SandboxOutcome) =>
    html`<button class="button ${outcome === 'pays' && 'main'}" name="outcome" value="${outcome}">
      ${words[outcome]}
    </button>`
  return html`<div class="board">
    ${bill(shown)}
    <section class="slip" aria-labelledby="title">
      <h1 id="title">${words.transferTitle}</h1>
      <p>${words.transferText}</p>
      ${isDeclined && html`<p class="said danger" role="alert">${words.transferDeclined}</p>`}
      <form method="post" action="${shown.address}">${sandboxOutcomes.map(button)}</form>
    </section>
  </div>`
}
