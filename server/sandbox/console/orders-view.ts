import { orderStatusWord } from '../../../machines/order-status/order-status-word.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import { amountText, html, type Html } from '../html.ts'
import type { SandboxLanguage } from '../send-page.ts'
import { orderWords, outsideEventsOf } from './order-words.ts'
import type { ConsoleOrder } from './recent-orders.ts'

interface OrdersPage {
  language: SandboxLanguage
  page: number
  shown: readonly ConsoleOrder[]
  hasMore: boolean
}

/** The orders of one page, each with a button for what can happen to it outside of the shop now. */
export function ordersView({ language, page, shown, hasMore }: OrdersPage): Html {
  const words = orderWords[language]
  const toPage = (number: number, word: string) =>
    html`<a class="button" href="/sandbox/orders?lang=${language}&amp;page=${number}">${word}</a>`
  return html`<p class="lead">${words.lead}</p>
    ${shown.length === 0 && html`<p>${page === 1 ? words.empty : words.noMore}</p>`}
    <section class="cards">${shown.map((one) => orderCard(one, language, page))}</section>
    <p class="row">
      ${page > 1 && toPage(page - 1, words.newer)} ${hasMore && toPage(page + 1, words.older)}
    </p>`
}

function orderCard(
  { order, customer, attempts }: ConsoleOrder,
  language: SandboxLanguage,
  page: number,
): Html {
  const words = orderWords[language]
  const status = orderStatusWord(order)
  const events = outsideEventsOf(order)
  const address = `/sandbox/orders/${order.orderNumber}/events?lang=${language}&page=${page}`
  return html`<article class="card" id="${order.orderNumber}" aria-labelledby="of-${order.orderNumber}">
    <div class="row">
      <h2 id="of-${order.orderNumber}">${order.orderNumber}</h2>
      <span class="tag ${tones[status]}">${words.statuses[status]}</span>
    </div>
    <p class="note">
      <time datetime="${order.createdAt.toISOString()}">${timeText(order.createdAt, language)}</time>
    </p>
    <dl class="facts">
      <dt>${words.customer}</dt>
      <dd>${customer || words.erased}</dd>
      <dt>${words.total}</dt>
      <dd>${amountText(order.totalSatang)} · ${words.channels[order.paymentChannel]}</dd>
      <dt>${words.payment}</dt>
      <dd>${words.statuses[order.payment]}</dd>
      <dt>${words.fulfilment}</dt>
      <dd>${words.statuses[order.fulfilment]}</dd>
      ${
        paymentChannels[order.paymentChannel].needsProvider &&
        html`<dt>${words.tries}</dt>
          <dd>${attempts.map(({ state }) => words.tryStates[state]).join(' · ') || words.none}</dd>`
      }
    </dl>
    ${
      events.length === 0
        ? html`<p class="note">${words.nothingLeft}</p>`
        : html`<form class="row" method="post" action="${address}">
            ${events.map(
              (event) =>
                html`<button class="button" name="type" value="${event}">${words.events[event]}</button>`,
            )}
          </form>`
    }
    <p><a href="/office/orders/${order.orderNumber}">${words.office}</a></p>
  </article>`
}

const tones: Partial<Record<ReturnType<typeof orderStatusWord>, string>> = {
  pending: 'notice',
  failed: 'danger',
  paid: 'good',
  delivered: 'good',
  complete: 'good',
}

const timeText = (time: Date, language: SandboxLanguage) =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(time)
