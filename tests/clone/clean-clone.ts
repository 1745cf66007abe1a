import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  signalIfThere,
  startProcess,
  type StartedProcess,
} from '../../tools/commands/test/started-process.ts'
import type { Person } from './people.ts'
import { processesOf } from './traces.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** The project as git would give it to someone else today, in a folder of this person's own. */
export interface CleanClone {
  folder: string
  /** Starts a command as this person, who has an empty home and nothing set but what is said here. */
  run: (command: string[], env?: NodeJS.ProcessEnv) => StartedProcess
  /** Where its databases said that they keep their data; for root that may be a folder of the system. */
  dataFolders: () => Set<string>
  /** Ends what still runs in it and removes all that it brought. Happens of itself when the tests are interrupted. */
  clearAway: () => void
}

export function cleanClone({ below, account }: Person): CleanClone {
  const own = mkdtempSync(join(below, 'phaen-clone-'))
  const folder = join(own, 'phaen')
  const home = join(own, 'home')
  mkdirSync(home)
  copyProject(folder)
  const cache = account === undefined ? npmCache() : copyOfCache(join(own, 'npm-cache'))
  if (account !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, own])
  const bare = { PATH: systemPath(), HOME: home, npm_config_cache: cache, npm_config_prefer_offline: 'true' }
  const started: StartedProcess[] = []
  const dataFolders = () => new Set(started.flatMap(({ output }) => dataFoldersIn(output())))
  const clearAway = () => {
    process.off('exit', clearAway)
    for (const path of [own, ...dataFolders()]) {
      processesOf(path).forEach(({ pid }) => signalIfThere(pid, 'SIGKILL'))
      rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  process.once('exit', clearAway)
  return {
    folder,
    run: (command, env = {}) => {
      const surroundings = { ...bare, ...networkSettings(), ...env }
      const one = startProcess(command, { cwd: folder, env: surroundings, ...account })
      started.push(one)
      return one
    },
    dataFolders,
    clearAway,
  }
}

function dataFoldersIn(output: string): string[] {
  return [...output.matchAll(/^Database: .* data in (.+)\.$/gm)].flatMap(([, folder]) => folder ?? [])
}

/** What is committed and what is not yet, but nothing that git is told to leave alone. */
function copyProject(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: project, encoding: 'utf8' })
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(project, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(project, file), join(folder, file))
  }
  const author = ['-c', 'user.name=Clone', '-c', 'user.email=clone@phaen.test']
  git('init', '--quiet', folder)
  git('-C', folder, 'add', '--all')
  git('-C', folder, ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'A clean clone')
}

/** So that an installation asks the network for little. */
function npmCache(): string {
  return process.env.npm_config_cache ?? join(homedir(), '.npm')
}

function copyOfCache(to: string): string {
  const downloads = join(npmCache(), '_cacache')
  mkdirSync(to)
  if (existsSync(downloads)) cpSync(downloads, join(to, '_cacache'), { recursive: true })
  return to
}

/** Without what npm puts before it for the scripts that it runs. */
function systemPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((name) => !name.includes('node_modules')).join(delimiter)
}

/** How this machine reaches the network belongs to the machine, not to the person. */
function networkSettings(): NodeJS.ProcessEnv {
  const names = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
  const all = names.flatMap((name) => [name, name.toLowerCase()])
  return Object.fromEntries(all.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
