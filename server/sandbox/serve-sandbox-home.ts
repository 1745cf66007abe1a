import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readOutbox, type OutboxMessage } from '../shop/messages/outbox.ts'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { sandboxHomeTexts, type SandboxHomeTexts } from './sandbox-home-texts.ts'
import { codeOfSecret } from '../shop/office/second-factor.ts'
import { sandboxStaff } from '../../sample-shop/accounts/sandbox-staff.ts'
import { amountText, html, type Html } from './html.ts'
import { openTransfers, type SandboxPayment } from './payment-page/sandbox-ledger.ts'
import { sandboxLanguage, sendSandboxPage } from './page-frame.ts'
import type { SandboxLanguage } from './send-page.ts'
import { sandboxAccounts, sandboxPassword } from '../../sample-shop/accounts/sandbox-accounts.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'

/** Serves the start page of the sandbox, and its outbox as JSON. */
export async function serveSandboxHome(
  app: FastifyInstance,
  { database, settings }: ShopDeps,
): Promise<void> {
  app.get('/sandbox', async (request, reply) => {
    const language = sandboxLanguage(request)
    const words = sandboxHomeTexts[language]
    const to = recipientIn(request)
    const messages = await readOutbox(database.db, to)
    return sendSandboxPage(request, reply, {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>
        ${accountsSection(words)} ${officeSection(words)}
        <section aria-labelledby="orders">
          <h2 id="orders">${words.orders}</h2>
          <p class="lead">${words.ordersLead}</p>
          <p><a class="button" href="/sandbox/orders?lang=${language}">${words.openOrders}</a></p>
        </section>
        ${transfersSection(words, language, await openTransfers(database.db))}
        ${outboxSection({ language, words, settings, messages, to })}`,
    })
  })

  app.get('/sandbox/outbox', async (request, reply) => {
    const messages = await readOutbox(database.db, recipientIn(request))
    reply.header('cache-control', 'no-store')
    return messages.map(({ to, channel, text, code, refCode, at }) => ({
      to,
      channel,
      text,
      code,
      refCode,
      at: at.toISOString(),
    }))
  })
}

/** The recipient in `?to=0812345678`; an empty field selects all. */
function recipientIn(request: FastifyRequest): string | undefined {
  const { searchParams } = new URL(request.url, 'http://sandbox.invalid')
  return searchParams.get('to')?.trim().replaceAll('\0', '') || undefined
}

function accountsSection(words: SandboxHomeTexts): Html {
  return html`<section aria-labelledby="accounts">
    <h2 id="accounts">${words.accounts}</h2>
    <p>${words.password} <code class="big">${sandboxPassword}</code></p>
    <ul class="cards">
      ${sandboxAccounts.map((account) => accountCard(words, account))}
    </ul>
  </section>`
}

function accountCard(words: SandboxHomeTexts, account: (typeof sandboxAccounts)[number]): Html {
  const { kind, login, firstName, lastName, company, isActive, addresses } = account
  return html`<li class="card">
    <div class="row">
      <h3>${words[kind]}</h3>
      ${!isActive && html`<span class="tag danger">${words.isInactive}</span>`}
    </div>
    <p><code class="login">${login}</code></p>
    <dl class="facts">
      ${fact(words.name, thai(`${firstName} ${lastName}`))}
      ${company && fact(words.company, thai(company.companyName))}
      ${fact(words.addresses, words.addressCount(addresses.length))}
    </dl>
  </li>`
}

function officeSection(words: SandboxHomeTexts): Html {
  return html`<section aria-labelledby="office">
    <h2 id="office">${words.office}</h2>
    <p class="lead">${words.officeLead}</p>
    <p><a class="button" href="/office">${words.openOffice}</a></p>
    <ul class="cards">
      ${sandboxStaff.map(
        ({ email, name, role, totpSecret }) =>
          html`<li class="card">
            <h3>${words.roles[role]}</h3>
            <p><code class="login">${email}</code></p>
            <dl class="facts">
              ${fact(words.name, thai(name))}
              ${fact(words.codeNow, html`<code class="big">${codeOfSecret(totpSecret)}</code>`)}
              ${fact(words.authenticator, html`<code>${totpSecret}</code>`)}
            </dl>
          </li>`,
      )}
    </ul>
  </section>`
}

const fact = (name: string, value: Html | string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

const thai = (text: string) => html`<span lang="th">${text}</span>`

function transfersSection(
  words: SandboxHomeTexts,
  language: SandboxLanguage,
  transfers: readonly SandboxPayment[],
): Html {
  return html`<section aria-labelledby="transfers">
    <h2 id="transfers">${words.transfers}</h2>
    <p class="lead">${words.transfersLead}</p>
    ${transfers.length === 0 && html`<p>${words.noTransfers}</p>`}
    <ul class="list">
      ${transfers.map(
        ({ attemptId, orderNumber, amountSatang }) =>
          html`<li>
            <a href="/sandbox/pay/${attemptId}?lang=${language}">${orderNumber}</a>
            ${amountText(amountSatang)}
          </li>`,
      )}
    </ul>
  </section>`
}

interface OutboxView {
  language: SandboxLanguage
  words: SandboxHomeTexts
  settings: ShopSettings
  messages: readonly OutboxMessage[]
  to: string | undefined
}

function outboxSection({ language, words, settings, messages, to }: OutboxView): Html {
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

function messageCard(words: SandboxHomeTexts, message: OutboxMessage, time: string): Html {
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
