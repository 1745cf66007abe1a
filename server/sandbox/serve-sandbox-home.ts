import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readOutbox } from '../shop/messages/outbox.ts'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { accountsSection } from './accounts-section.ts'
import { sandboxHomeTexts } from './sandbox-home-texts.ts'
import { html } from './html.ts'
import { outboxSection } from './outbox-section.ts'
import { sandboxLanguage, sendSandboxPage } from './page-frame.ts'

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
        ${accountsSection(words)}
        <section aria-labelledby="orders">
          <h2 id="orders">${words.orders}</h2>
          <p class="lead">${words.ordersLead}</p>
          <p><a class="button" href="/sandbox/orders?lang=${language}">${words.openOrders}</a></p>
        </section>
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
