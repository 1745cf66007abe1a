import { html, Html } from '../html.ts'
import { cardFields, sandboxCards, type CardFaults, type CardField, type CardForm } from './read-card.ts'
import { bill, type Shown } from './state-view.ts'
import { paymentPageWords } from './words.ts'

interface Filling {
  form: Partial<CardForm>
  faults: CardFaults
  isDeclined: boolean
}

/** The card form, beside the amount to pay and the sandbox cards. */
export function formView(shown: Shown, { form, faults, isDeclined }: Filling): Html {
  const { language, address, amount } = shown
  const words = paymentPageWords[language]
  const field = (name: CardField, hint?: string) =>
    cardField(name, {
      label: words[name],
      hint,
      value: form[name],
      fault: faults[name] && words.faults[faults[name]],
      // The first faulty field gets the focus.
      isFirst: name === cardFields.find((one) => faults[one]),
    })
  return html`<div class="board">
    ${bill(shown)}
    <section class="slip" aria-labelledby="title">
      <h1 id="title">${words.title}</h1>
      ${
        isDeclined &&
        html`<div class="said danger" role="alert">
          <h2>${words.declined}</h2>
          <p>${words.declinedText}</p>
        </div>`
      }
      <form method="post" action="${address}" novalidate>
        ${field('number')}
        <div class="two">${field('expiry', words.expiryHint)} ${field('cvc', words.cvcHint)}</div>
        <button class="button main" type="submit">${words.pay(amount)}</button>
      </form>
      <form method="post" action="${shown.cancelAddress}">
        <button class="button" type="submit">${words.cancel}</button>
      </form>
    </section>
    ${sandboxCardList(shown)}
  </div>`
}

interface CardFieldParts {
  label: string
  hint: string | undefined
  value: string | undefined
  fault: string | undefined
  isFirst: boolean
}

const autocomplete: Record<CardField, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' }
const longest: Record<CardField, number> = { number: 23, expiry: 9, cvc: 4 }

function cardField(name: CardField, { label, hint, value, fault, isFirst }: CardFieldParts): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value ?? ''}"
      inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="${autocomplete[name]}"
      maxlength="${longest[name]}"
      required
      ${isFirst && new Html('autofocus')}
      ${fault && new Html('aria-invalid="true"')}
      ${(fault ?? hint) && html`aria-describedby="about-${name}"`}
    />
    ${
      fault
        ? html`<p class="fault" id="about-${name}">${warning}${fault}</p>`
        : hint && html`<p class="note" id="about-${name}">${hint}</p>`
    }
  </div>`
}

const warning = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M12 3.5 22 20.5H2z"/><path d="M12 10v5M12 17.6v.2"/></svg>',
)

function sandboxCardList({ language, address }: Shown): Html {
  const words = paymentPageWords[language]
  return html`<section class="cards" aria-labelledby="cards">
    <div>
      <h2 id="cards">${words.cards}</h2>
      <p class="note">${words.cardsText}</p>
    </div>
    <ul>
      ${Object.entries(sandboxCards).map(
        ([number, becomes]) =>
          html`<li>
            <span class="digits">${groupDigits(number)}</span>
            <a href="${address}&amp;card=${number}" aria-label="${words.use} ${groupDigits(number)}"
              >${words.use}</a
            >
            <span class="note">${words[becomes]}</span>
          </li>`,
      )}
    </ul>
  </section>`
}

export const groupDigits = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ')
