import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { projectRoot } from './config.ts'
import { startBackgroundJobs } from './background-work.ts'
import type { Database } from './db/database.ts'
import { readMigrations } from './db/migration-files.ts'
import { findActiveSession } from './shop/accounts/sessions.ts'
import { stockNoticeHandlers } from './shop/stock-notices/handlers.ts'
import type { PaymentProvider } from './shop/payments/providers/payment-provider.ts'
import { openPaymentProviders } from './shop/payments/providers/known-providers.ts'
import { PaymentProviders } from './shop/payments/providers/registry.ts'
import type { Pauses } from './shop/common/pauses.ts'
import type { ShopDeps } from './shop/common/shop-deps.ts'
import { sandboxSettings, type ShopSettings } from './shop/common/shop-settings.ts'
import type { FindSession } from './shop/common/session.ts'
import { shutDownGracefully } from './http/graceful-shutdown.ts'
import { operationsAt } from './http/contract-addresses.ts'
import { AdmissionQueue, searchAdmission, defaultAdmission, type AdmissionLimits } from './http/admission.ts'
import { allowCrossOrigin, allowedOrigins } from './http/cross-origin.ts'
import { ArticleCounter } from './shop/content/article-counter.ts'
import { answerFailures, sendProblem } from './http/failures.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics, type MetricsAddress } from './http/metrics.ts'
import { serveProviderPages } from './http/provider-pages.ts'
import { serveOperations } from './http/operations.ts'
import { notFound, Problem } from './shop/common/problem.ts'
import { commonHeadersIn } from './http/security-headers.ts'
import { serverOptions, type ServerLimits } from './http/server-options.ts'
import { readReplicas } from './http/replica-reads.ts'
import { openResponseCaches } from './http/response-cache.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { serveBranchMap } from './pages/serve-branch-map.ts'
import { type OfficePage, serveOffice } from './pages/serve-office.ts'
import { serveForRobots } from './pages/serve-for-robots.ts'
import { pageServer } from './pages/serve-pages.ts'
import { mediaCache } from './pages/media-cache.ts'
import { serveMedia } from './pages/serve-media.ts'
import { servePhotographs } from './pages/serve-photographs.ts'
import { servePictures } from './pages/serve-pictures.ts'
import { serveSharedPictures } from './pages/shared-pictures.ts'
import { accountHandlers } from './shop/accounts/handlers.ts'
import { quickOrderHandlers } from './shop/quick-order/handlers.ts'
import { addressBookHandlers } from './shop/address-book/handlers.ts'
import { cartHandlers } from './shop/cart/handlers.ts'
import { checkoutHandlers } from './shop/checkout/handlers.ts'
import { shippingHandlers } from './shop/shipping/handlers.ts'
import { catalogueHandlers } from './shop/catalogue/handlers.ts'
import { contentHandlers } from './shop/content/handlers.ts'
import { customerHandlers } from './shop/customers/handlers.ts'
import { orderHandlers } from './shop/orders/handlers.ts'
import { quotationHandlers } from './shop/quotations/handlers.ts'
import { reviewHandlers } from './shop/reviews/handlers.ts'
import { paymentHandlers } from './shop/payments/handlers.ts'
import { officeHandlers } from './shop/office/handlers.ts'
import { findStaffMember, type FindStaff } from './shop/office/staff-sessions.ts'
import { sandboxPaymentProvider } from './sandbox/payment-page/sandbox-payment-provider.ts'
import { serveSandbox } from './sandbox/serve-sandbox.ts'

export interface AppOptions {
  database: Database
  logLevel: string
  logTo?: { write: (line: string) => void }
  limits?: ServerLimits
  admission?: AdmissionLimits
  trustProxy?: number
  settings?: ShopSettings
  findSession?: FindSession
  findStaff?: FindStaff
  /** In place of those of the settings. */
  paymentProviders?: readonly PaymentProvider[]
  /** Milliseconds between two sweeps of unsettled payments and unpaid orders; without it there are no sweeps. */
  sweepEvery?: number
  /** Where operators get the figures of this process; without it there are none. */
  metricsAt?: MetricsAddress | undefined
  /** Renders the pages; without it the server serves only the API. */
  pages?: PageRenderer
  /** Reads the page of the branch map; absent when the shop has no key for maps. */
  readBranchMap?: () => Promise<string>
  /** Absent where the server serves only the API. */
  officePage?: OfficePage | undefined
  /** In place of the usual ones. */
  pauses?: Pauses | undefined
  /** In place of some of the shop's own headers. */
  headers?: Readonly<Record<string, string>>
}

const longestLeave = 10_000

/** Addresses of the API and of files: a missing one is answered as a problem for a program, not as a page. */
const isNoPage = /^\/(?:(?:[^/]+\/)?api|assets|media|office|pay|sandbox)(?:\/|$)/

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, pages, settings = sandboxSettings } = options
  const paymentProviders = new PaymentProviders(options.paymentProviders ?? providersOf(settings, database))
  const shop: ShopDeps = {
    database,
    settings,
    paymentProviders,
    warn: (error, what) => app.log.warn({ err: error }, what),
    pauses: options.pauses,
  }
  const findSession = options.findSession ?? findActiveSession(shop)
  const commonHeaders = { ...commonHeadersIn(settings.mode), ...options.headers }
  const app = Fastify(serverOptions({ ...options, commonHeaders }))
  // The framework asks for the body of a QUERY before it looks whether there is such an operation.
  app.addHttpMethod('QUERY', { overrideExisting: true })
  const migrations = await readMigrations(join(projectRoot(), 'server/db/migrations'))
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(commonHeaders)
  })
  const isAllowedOrigin = allowedOrigins([settings.shopUrl, ...settings.otherOrigins])
  allowCrossOrigin(app, isAllowedOrigin)
  answerFailures(app)
  const caches = openResponseCaches(app, database)
  const queue = new AdmissionQueue(options.admission ?? defaultAdmission)
  const searchQueue = new AdmissionQueue(searchAdmission)
  const replicaReads = database.replica && readReplicas(app, database.replica, caches.answers)
  if (options.metricsAt)
    serveMetrics(app, options.metricsAt, { database, caches, queue, searchQueue, replicaReads })
  shutDownGracefully(app, longestLeave)
  serveHealth(app, { pool: database.pool, newestMigration: migrations.at(-1)?.name ?? 'nothing' })
  const sendMedia = mediaCache()
  serveMedia(app, sendMedia)
  servePhotographs(app, sendMedia)
  servePictures(app, { db: database.db, cache: caches.pictures, queue })
  serveSharedPictures(app, sendMedia)
  if (options.readBranchMap) serveBranchMap(app, options.readBranchMap)
  if (options.officePage) serveOffice(app, options.officePage)
  const visitors = countVisitors(app, shop)
  /** The topics of which something is public to read. */
  const publicHandlers = (of: ShopDeps) => ({
    ...catalogueHandlers(of),
    ...contentHandlers(of.database, visitors),
    ...shippingHandlers(of),
    ...paymentHandlers(of),
    ...reviewHandlers(of),
  })
  serveOperations(app, {
    handlers: {
      ...publicHandlers(shop),
      ...accountHandlers(shop),
      ...customerHandlers(shop),
      ...addressBookHandlers(shop),
      ...cartHandlers(shop),
      ...quickOrderHandlers(shop),
      ...stockNoticeHandlers(shop),
      ...checkoutHandlers(shop),
      ...orderHandlers(shop),
      ...quotationHandlers(shop),
      ...officeHandlers(shop),
    },
    replica: replicaReads && {
      reads: replicaReads,
      handlersOn: (db) =>
        publicHandlers({ ...shop, database: { ...database, db, search: (work) => work(db) } }),
    },
    findSession,
    caches,
    queue,
    searchQueue,
    isAllowedOrigin,
    office: { findStaff: options.findStaff ?? findStaffMember(database.db), settings },
  })
  await serveProviderPages(app, shop)
  await serveSandbox(app, shop)
  if (options.sweepEvery !== undefined) startBackgroundJobs(app, shop, options.sweepEvery)

  if (pages)
    serveForRobots(app, {
      ...{ db: database.db, pages, shopUrl: settings.shopUrl },
      ...{ cache: caches.answers, queue },
    })
  const answerPage =
    pages &&
    pageServer(app, {
      renderer: pages,
      caches,
      shopUrl: settings.shopUrl,
      hasLine: settings.lineLogin !== undefined,
    })
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const allowed = operationsAt(pathname).map(({ method }) => method)
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '))
      return sendProblem(reply, new Problem('METHOD_NOT_ALLOWED', `Allowed here: ${allowed.join(', ')}`))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (answerPage && isRead && !isNoPage.test(pathname)) return answerPage(request, reply)
    return sendProblem(reply, notFound())
  })
  return app
}

/** In the sandbox its own provider comes last, for the channels that no other takes. */
function providersOf(settings: ShopSettings, { db }: Database): PaymentProvider[] {
  const { mode, apiUrl } = settings
  const ofSandbox = mode === 'sandbox' ? [sandboxPaymentProvider({ db, apiUrl })] : []
  return [...openPaymentProviders(settings), ...ofSandbox]
}

function countVisitors(app: FastifyInstance, { database, settings }: ShopDeps): ArticleCounter {
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'views and shares could not be counted')
  const counter = new ArticleCounter(database.db, settings, onFailure)
  app.addHook('onClose', () => counter.flush())
  return counter
}
