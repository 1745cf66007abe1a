import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilTrue } from '../faults/support/shop.ts'
import { startProcess, type StartedProcess } from '../support/started-process.ts'
import { DatabaseNode, databaseUser } from './database-node.ts'
import { checkFiles, machineIn, makeCertificate, type Machine } from './deployed-files.ts'
import { addressOfNode } from './network.ts'
import { ShopProcess } from './shop-process.ts'

export const shopOrigin = 'http://10.0.0.10:8080'

interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  lag?: number | string
}

/** Everything that deploy/ describes: three database machines, and one with HAProxy, PgBouncer and two processes of the shop. */
export class Cluster {
  readonly nodes: readonly DatabaseNode[]
  readonly shops: readonly ShopProcess[]
  readonly #folder: string
  readonly #front: Machine
  #haproxy: StartedProcess | undefined
  #pgbouncer: StartedProcess | undefined

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'phaen-cluster-'))
    chmodSync(this.#folder, 0o755)
    const front = join(this.#folder, 'front')
    mkdirSync(front)
    const { uid, gid } = databaseUser()
    this.#front = machineIn(front, undefined, uid, gid)
    makeCertificate(this.#front)
    checkFiles(this.#front)
    const backups = join(this.#folder, 'backups')
    mkdirSync(backups)
    chownSync(backups, uid, gid)
    this.nodes = ([1, 2, 3] as const).map((number) => new DatabaseNode(number, this.#folder, backups))
    this.shops = [3001, 3002].map((port) => new ShopProcess(port, this.#front))
  }

  async open(): Promise<void> {
    this.startHaproxy()
    await this.startDatabases()
    ;(await this.leader()).pgbackrest('stanza-create')
    this.#pgbouncer = startProcess([
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      'pgbouncer',
      this.#front.at('/etc/pgbouncer/pgbouncer.ini'),
    ])
    await this.startShops()
  }

  async startDatabases(): Promise<void> {
    for (const node of this.nodes) node.startEtcd()
    await this.#until(etcdsAgree, 60, 'etcd has a leader')
    for (const node of this.nodes) node.startPatroni()
    await this.untilWhole(180)
  }

  async startShops(): Promise<void> {
    // One after the other: the first fills the database.
    for (const shop of this.shops) await shop.start()
    await this.untilReady()
  }

  startHaproxy(): void {
    this.#haproxy = startProcess(['haproxy', '-db', '-f', this.#front.at('/etc/haproxy/haproxy.cfg')])
  }

  async restartHaproxy(): Promise<void> {
    this.#haproxy?.signal('SIGTERM')
    await this.#haproxy?.ended
    this.startHaproxy()
  }

  /** The address of the database for the test itself, past PgBouncer. */
  get databaseUrl(): string {
    return this.#front.environment('/etc/phaen/api.env').DATABASE_DIRECT_URL ?? ''
  }

  async leader(): Promise<DatabaseNode> {
    return this.#memberOf('leader')
  }

  async syncStandby(): Promise<DatabaseNode> {
    return this.#memberOf('sync_standby')
  }

  /** Waits until one machine leads, two follow, and one of them has what is confirmed. */
  untilWhole(seconds = 120): Promise<void> {
    return this.#until(async () => isWhole(await members()), seconds, 'three databases run')
  }

  untilReady(): Promise<void> {
    return this.#until(async () => (await fetch(`${shopOrigin}/readyz`)).ok, 60, 'the shop is ready')
  }

  /** Loses every process of the shop and every machine of the database with its data; the backups are elsewhere. */
  async destroy(): Promise<void> {
    for (const shop of this.shops) await shop.kill()
    for (const node of this.nodes) await node.destroy()
  }

  async close(): Promise<void> {
    for (const shop of this.shops) await shop.kill()
    this.#pgbouncer?.signal('SIGKILL')
    this.#haproxy?.signal('SIGKILL')
    for (const node of this.nodes) await node.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #memberOf(role: Member['role']): Promise<DatabaseNode> {
    const found = (await members()).find((member) => member.role === role)
    const node = this.nodes.find(({ name }) => name === found?.name)
    if (!node) throw new Error(`The cluster has no ${role}`)
    return node
  }

  async #until(look: () => Promise<boolean>, seconds: number, what: string): Promise<void> {
    await untilTrue(look, seconds, what).catch((error: unknown) => {
      const said = [...this.nodes, ...this.shops].map((part) => `${part.name}:\n${part.output()}`)
      throw new Error(
        [String(error), this.#haproxy?.output(), this.#pgbouncer?.output().slice(-2_000), ...said].join(
          '\n\n',
        ),
      )
    })
  }
}

async function etcdsAgree(): Promise<boolean> {
  const answer = await fetch(`http://${addressOfNode(1)}:2379/health`, { signal: AbortSignal.timeout(2_000) })
  const { health } = (await answer.json()) as { health: string }
  return health === 'true'
}

/** As the first machine that answers sees it. */
async function members(): Promise<Member[]> {
  const asked = ([1, 2, 3] as const).map(async (number) => {
    const answer = await fetch(`http://${addressOfNode(number)}:8008/cluster`, {
      signal: AbortSignal.timeout(2_000),
    })
    return ((await answer.json()) as { members: Member[] }).members
  })
  return Promise.any(asked)
}

const isWhole = (all: readonly Member[]): boolean =>
  all.length === 3 &&
  all.every(
    ({ state, role, lag }) => /^(?:running|streaming)$/.test(state) && (role === 'leader' || lag === 0),
  ) &&
  all.filter(({ role }) => role === 'leader').length === 1 &&
  all.some(({ role }) => role === 'sync_standby')
