import type { KeptMessage } from '../shop/messages/outbox.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'
import type { SandboxHomeTexts } from './sandbox-home-texts.ts'
import { html, type Html } from './html.ts'
import type { SandboxLanguage } from './page-frame.ts'

interface OutboxView {
  language: SandboxLanguage
  words: SandboxHomeTexts
  settings: ShopSettings
  messages: readonly KeptMessage[]
  /** The recipient that the list is filtered by. */
  to: string | undefined
}

/** The messages that the shop would have sent. */
export function outboxSection({ language, words, settings, messages, to }: OutboxView): Html {
  const timeOf = (at: Date) =>
    at.toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
      timeZone: 'Asia/Bangkok',
      dateStyle: 'medium',
      timeStyle: 'medium',
    })
  return html`<section aria-labelledby="outbox">
    <h2 id="outbox">${words.outbox}</h2>
    <p class="lead">${words.outboxLead}</p>
    ${settings.sms && html`<p class="tag notice">${words.leavesBy(words.sms)}</p>`}
    ${settings.mail && html`<p class="tag notice">${words.leavesBy(words.email)}</p>`}
    <form class="row end" action="/sandbox#outbox">
      <input type="hidden" name="lang" value="${language}" />
      <label>${words.to} <input name="to" value="${to}" autocomplete="off" spellcheck="false" /></label>
      <button class="button">${words.show}</button>
      <a href="/sandbox?lang=${language}#outbox">${to === undefined ? words.reload : words.showAll}</a>
    </form>
    ${messages.length === 0 && html`<p>${to === undefined ? words.empty : words.emptyFor(to)}</p>`}
    <ul class="list">
      ${messages.map((message) => messageCard(words, message, timeOf(message.at)))}
    </ul>
  </section>`
}

function messageCard(words: SandboxHomeTexts, message: KeptMessage, time: string): Html {
  const { to, channel, subject, text, code, refCode, at } = message
  return html`<li class="card">
    <div class="row">
      <span class="tag">${words[channel]}</span>
      <h3>${to}</h3>
      <time class="note" datetime="${at.toISOString()}">${time}</time>
    </div>
    ${subject !== null && html`<p><strong>${subject}</strong></p>`}
    ${
      code !== null &&
      html`<p class="row">
        <span>${words.code} <code class="big">${code}</code></span>
        ${refCode !== null && html`<span class="note">${words.refCode} <code>${refCode}</code></span>`}
      </p>`
    }
    <p class="words">${text}</p>
  </li>`
}
