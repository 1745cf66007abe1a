import { createServer, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ConfigError } from '../config.ts'
import type { Database } from '../db/database.ts'
import * as shopCounters from '../shop/common/counters.ts'
import type { AdmissionQueue } from './admission.ts'
import type { ReplicaReads } from './replica-reads.ts'
import type { ResponseCaches } from './response-cache.ts'

interface Measured {
  database: Pick<Database, 'pool'>
  caches: ResponseCaches
  queue: AdmissionQueue
  searchQueue: AdmissionQueue
  replicaReads?: ReplicaReads | undefined
}

/** Where the figures are to be had; never the public address. */
export interface MetricsAddress {
  host: string
  port: number
}

/** Serves the figures of this process in the format of Prometheus, on an address of their own. */
export function serveMetrics(app: FastifyInstance, address: MetricsAddress, measured: Measured): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const counter of Object.values(shopCounters)) registry.registerMetric(counter)
  measureRequests(app, registry)
  measureInside(registry, measured)
  if (measured.replicaReads) measureReplica(registry, measured.replicaReads)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        const { host, port } = address
        server.once('error', ({ message }) =>
          reject(new ConfigError(`METRICS_ADDRESS ${host}:${port} cannot be used: ${message}`)),
        )
        server.listen(port, host, resolve)
      }),
  )
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

/** What a page asks of the API while it is rendered is part of that page's time, and not counted again. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'phaen_request_seconds',
    help: 'Requests by route and status, and how long they took; `page` is any page of the shop',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return
    const { method, is404 } = request
    const route = is404 ? 'page' : (request.routeOptions.url ?? 'none')
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
}

function measureInside(registry: Registry, { database: { pool }, caches, ...queues }: Measured): void {
  const registers = [registry]
  new Gauge({
    name: 'phaen_database_connections',
    help: 'Connections of the pool, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'phaen_database_answer_seconds',
    help: 'How long the database took to answer just now; NaN where it did not',
    registers,
    async collect() {
      const start = performance.now()
      const isThere = await pool.query('select 1').then(
        () => true,
        () => false,
      )
      this.set(isThere ? (performance.now() - start) / 1_000 : Number.NaN)
    },
  })
  new Gauge({
    name: 'phaen_admission',
    help: 'Requests that work with the database, and those that wait for their turn; searches have a queue of their own',
    labelNames: ['state', 'of'],
    registers,
    collect() {
      for (const [of, queue] of [
        ['others', queues.queue],
        ['searches', queues.searchQueue],
      ] as const) {
        this.set({ state: 'inside', of }, queue.inside)
        this.set({ state: 'waiting', of }, queue.waiting)
      }
    },
  })
  new Counter({
    name: 'phaen_cache_answers_total',
    help: 'Answers, pages and pictures that were asked for, by whether they came from memory',
    labelNames: ['cache', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const cache of ['answers', 'pages', 'pictures'] as const)
        for (const outcome of ['hits', 'misses'] as const)
          this.inc({ cache, outcome }, caches[cache].counts[outcome])
    },
  })
}

function measureReplica(registry: Registry, { figures }: ReplicaReads): void {
  const registers = [registry]
  new Gauge({
    name: 'phaen_replica_lag_seconds',
    help: 'How late the replica was at the last look; NaN where it did not answer or is a minute late',
    registers,
    collect() {
      this.set(figures().lagSeconds)
    },
  })
  new Counter({
    name: 'phaen_replica_reads_total',
    help: 'Public reads that a replica was asked for: `read` was sent, `away` while the primary was away; all else went to the primary',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(figures().reads)) this.inc({ outcome }, count)
    },
  })
}
