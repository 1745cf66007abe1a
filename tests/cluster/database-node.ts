import { chownSync, mkdirSync } from 'node:fs'
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

  constructor(number: NodeNumber, folder: string) {
    const { uid, gid } = databaseUser()
    const own = join(folder, `n${number}`)
    mkdirSync(own)
    chownSync(own, uid, gid)
    this.number = number
    this.name = `n${number}`
    this.machine = machineIn(own, number, uid, gid)
  }

  startEtcd(): void {
    this.#etcd = this.#start('/etc/default/etcd', ['etcd'])
  }

  startPatroni(): void {
    const settings = this.machine.at('/etc/patroni/config.yml')
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

  /** Runs a program to its end as the user of the database, with the settings of this machine. */
  command(command: string[]): string {
    const env = this.machine.environment('/etc/patroni_env.conf')
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

const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
