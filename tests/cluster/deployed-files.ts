import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  chownSync,
  chmodSync,
} from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/config.ts'
import { run } from './machine.ts'
import type { NodeNumber } from './network.ts'

/** How one machine of the cluster is set: the files of deploy/, with its own folder in place of the root of the file system. */
export interface Machine {
  /** The path of a file that belongs at this path. */
  at: (path: string) => string
  /** The settings of a file of NAME=value lines, as systemd reads them. */
  environment: (path: string) => Record<string, string>
}

const moved = /(?<![\w/.])\/(?:etc\/(?:patroni|haproxy|pgbouncer)|var\/(?:lib|run|log|spool)|run|mnt)\//g

/** Folders that Debian's packages make. */
const places = [
  'mnt',
  'run/haproxy',
  'var/lib/etcd',
  'var/lib/postgresql/15',
  'var/log/pgbackrest',
  'var/run/postgresql',
  'var/spool/pgbackrest',
]

export function machineIn(
  folder: string,
  number: NodeNumber | undefined,
  user: number,
  group: number,
): Machine {
  cpSync(join(projectRoot(), 'deploy/etc'), join(folder, 'etc'), { recursive: true })
  for (const place of places) mkdirSync(join(folder, place), { recursive: true })
  for (const path of everythingIn(folder)) {
    chownSync(path, user, group)
    if (statSync(path).isDirectory()) continue
    const mode = statSync(path).mode
    const text = readFileSync(path, 'utf8').replaceAll(moved, (root) => `${folder}${root}`)
    writeFileSync(path, number === undefined ? text : ownLines(text, number))
    chmodSync(path, mode)
  }
  const at = (path: string) => `${folder}${path}`
  return { at, environment: (path) => variablesIn(readFileSync(at(path), 'utf8')) }
}

const namesAll = /^ETCD_INITIAL_CLUSTER=/
const isSetting = /^(?:ETCD|PATRONI)_\w+=/

/** What the operator changes on each machine: its name and its own address. */
const ownLines = (text: string, number: NodeNumber): string =>
  text
    .split('\n')
    .map((line) =>
      isSetting.test(line) && !namesAll.test(line)
        ? line.replaceAll('10.0.0.11', `10.0.0.1${number}`).replace(/=n1$/, `=n${number}`)
        : line,
    )
    .join('\n')

function variablesIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
]

/** Of the machine of the shop's processes: what an operator gets from an authority. */
export function makeCertificate({ at }: Machine): void {
  const [key, certificate] = [at('/etc/haproxy/key.pem'), at('/etc/haproxy/certificate.pem')]
  run([
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=shop.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  writeFileSync(at('/etc/haproxy/phaen.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
}

const ownUnits = [
  'phaen@3001.service',
  'patroni.service',
  'phaen-backup@full.timer',
  'phaen-backup@full.service',
  'phaen-backup@incr.timer',
]

/** The programs' own checkers, of the files as they are delivered. */
export function checkFiles({ at }: Machine): void {
  run(['haproxy', '-c', '-q', '-f', at('/etc/haproxy/haproxy.cfg')])
  const units = at('/etc/systemd/system')
  // Debian's own units are masked on this machine, and are added to here.
  const env = { SYSTEMD_UNIT_PATH: `${units}:/lib/systemd/system` }
  for (const unit of ownUnits) run(['systemd-analyze', 'verify', unit], { env })
  const settings = at('/etc/patroni/config.yml')
  run([at(checkVersion), settings])
  if (run(['patroni', '--version']).trim() === 'patroni 3.0.2') refusesLosingPair(at(checkVersion), settings)
}

export const checkVersion = '/etc/patroni/check-version.sh'

function refusesLosingPair(check: string, settings: string): void {
  const losing = `${settings}.losing`
  writeFileSync(losing, readFileSync(settings, 'utf8').replace(/^etcd:/m, 'etcd3:'))
  try {
    run([check, losing])
  } catch {
    return
  }
  throw new Error('Patroni 3.0.2 with the section etcd3 was not refused')
}
