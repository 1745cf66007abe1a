import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'

const packages = [
  'curl',
  'etcd-server',
  'haproxy',
  'iproute2',
  'nftables',
  'openssl',
  'patroni',
  'pgbackrest',
  'pgbouncer',
  'postgresql-15',
  'python3-etcd',
  'systemd',
]
const services = ['etcd', 'haproxy', 'nftables', 'patroni', 'pgbouncer', 'postgresql', 'postgresql@15-main']

/** What keeps the cluster from running here; undefined where it can. */
export function whyNotHere(): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return 'it installs the packages of Debian 12'
  if (process.getuid?.() !== 0) return 'it needs root, for networks of its own'
  try {
    run(['ip', 'netns', 'add', 'phaen-try'])
    run(['ip', 'netns', 'delete', 'phaen-try'])
  } catch {
    return 'this machine has no network namespaces'
  }
  return undefined
}

/** Installs what is missing. A service that was not there before is masked first, so that nothing starts by itself. */
export function installPackages(): void {
  const missing = packages.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  for (const service of services) {
    const unit = `/etc/systemd/system/${service}.service`
    const isThere = existsSync(unit) || existsSync(`/lib/systemd/system/${service}.service`)
    if (!isThere) symlinkSync('/dev/null', unit)
  }
  run(['apt-get', 'update', '-qq'])
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing])
}

function isInstalled(name: string): boolean {
  try {
    return run(['dpkg-query', '--show', '--showformat=${db:Status-Status}', name]) === 'installed'
  } catch {
    return false
  }
}

/** The versions that a figure belongs to. */
export function versions(): string[] {
  const shown = run(['dpkg-query', '--show', '--showformat=${Package} ${Version}\n', ...packages])
  const processors = readFileSync('/proc/cpuinfo', 'utf8').match(/^processor/gm)?.length ?? 0
  return [`node ${process.version}`, `${processors} processors`, ...shown.trim().split('\n')]
}

/** Runs a program of the system to its end and returns what it wrote; throws with all of it when it fails. */
export function run(
  [program = '', ...args]: string[],
  options: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 300_000,
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...options.env },
  })
}
