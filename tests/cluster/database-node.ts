import { chownSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signalIfThere, startProcess, type StartedProcess } from '../support/started-process.ts'
import { checkVersion, machineIn, type Machine } from './deployed-files.ts'
import { onNode, pidsOn, type NodeNumber } from './network.ts'
import { run } from './machine.ts'

interface User {
  uid: number
  gid: number
}

/** The user that Debian made for PostgreSQL. */
export function databaseUser(): User {
  const id = (option: string) => Number(run(['id', option, 'postgres']))
  return { uid: id('-u'), gid: id('-g') }
}

/** One database machine: etcd, Patroni, and the PostgreSQL that Patroni starts. */
export class DatabaseNode {
  readonly number: NodeNumber
  readonly name: string
  readonly machine: Machine
  #etcd: StartedProcess | undefined
  #patroni: StartedProcess | undefined

  /** The backups are in a place that all machines reach. */
  constructor(number: NodeNumber, folder: string, backups: string) {
    const { uid, gid } = databaseUser()
    const own = join(folder, `n${number}`)
    mkdirSync(own)
    chownSync(own, uid, gid)
    this.number = number
    this.name = `n${number}`
    this.machine = machineIn(own, number, uid, gid)
    symlinkSync(backups, this.machine.at('/mnt/phaen-backups'))
  }

  startEtcd(): void {
    this.#etcd = this.#start('/etc/default/etcd', ['etcd'])
  }

  startPatroni(): void {
    const settings = this.machine.at(patroniSettings)
    this.command([this.machine.at(checkVersion), settings])
    this.#patroni = this.#start('/etc/patroni_env.conf', ['patroni', settings])
  }

  /** Ends Patroni and PostgreSQL at once, as a power cut would; etcd lives on. */
  async kill(): Promise<void> {
    this.#signalDatabase('SIGKILL')
    await this.#patroni?.ended
  }

  pause(): void {
    this.#signalDatabase('SIGSTOP')
  }

  resume(): void {
    this.#signalDatabase('SIGCONT')
  }

  /** Ends Patroni, which stops PostgreSQL first. */
  async stop(): Promise<void> {
    this.#patroni?.signal('SIGTERM')
    await this.#patroni?.ended
  }

  /** Loses the machine and its disk: what it had is gone. */
  async destroy(): Promise<void> {
    await this.kill()
    this.#etcd?.signal('SIGKILL')
    await this.#etcd?.ended
    for (const folder of ['/var/lib/postgresql/15/phaen', '/var/lib/etcd/phaen'])
      rmSync(this.machine.at(folder), { recursive: true })
  }

  /** Whether a cluster without data begins with the backup of a moment, and with which. */
  beginWith(moment: string | undefined): void {
    const settings = this.machine.at(patroniSettings)
    const [now, then] = ['  # method: restore', '  method: restore']
    const text = readFileSync(settings, 'utf8')
    writeFileSync(settings, moment === undefined ? text.replace(then, now) : text.replace(now, then))
    if (moment !== undefined) writeFileSync(this.machine.at('/etc/patroni/restore-to'), `${moment}\n`)
  }

  backup(kind: 'full' | 'incr'): string {
    return this.pgbackrest(`--type=${kind}`, 'backup')
  }

  pgbackrest(...args: string[]): string {
    return this.command(['pgbackrest', '--stanza=phaen', ...args])
  }

  /** Runs a program to its end as the user of the database, with the settings of this machine. */
  command(command: string[]): string {
    const env = { ...this.machine.environment('/etc/patroni_env.conf'), ...this.#ownPlaces }
    return run(onNode(this.number, [...asPostgres, ...command]), { env })
  }

  output(): string {
    return `${this.#etcd?.output().slice(-4_000)}\n${this.#patroni?.output().slice(-8_000)}`
  }

  #signalDatabase(signal: NodeJS.Signals): void {
    const all = pidsOn(this.number).filter((pid) => pid !== this.#etcd?.pid)
    // Patroni first: it would start PostgreSQL again.
    const patroni = this.#patroni?.pid ?? 0
    for (const pid of all.toSorted((one, other) => Number(other === patroni) - Number(one === patroni)))
      signalIfThere(pid, signal)
  }

  #start(settings: string, command: string[]): StartedProcess {
    const env = { ...process.env, ...this.machine.environment(settings), ...this.#ownPlaces }
    return startProcess(onNode(this.number, [...asPostgres, ...command]), { env, cwd: this.machine.at('') })
  }

  get #ownPlaces(): NodeJS.ProcessEnv {
    return { PGBACKREST_CONFIG: this.machine.at('/etc/pgbackrest.conf') }
  }
}

const patroniSettings = '/etc/patroni/config.yml'
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
