import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from '../../server/config.ts'
import { signalIfThere, startProcess, type StartedProcess } from '../support/started-process.ts'
import type { Person } from './people.ts'
import { processesOf } from './traces.ts'

const project = projectRoot()

/** A copy of the project, as `git clone` would give it to another person, in a folder of its own; with a build that is given, too. */
export interface CleanClone {
  folder: string
  /** Starts a command as this person, with an empty home and a minimal environment. */
  run: (command: string[], env?: NodeJS.ProcessEnv) => StartedProcess
  /** The data folders that the started databases reported; for root, a folder may lie outside of the clone. */
  dataFolders: () => Set<string>
  /** Kills the clone's remaining processes and removes its folders; also runs when the test process exits. */
  clearAway: () => void
}

/** `built` is a clone whose build this one has too, as long as it is of the same sources. */
export function cleanClone({ below, account }: Person, built?: CleanClone): CleanClone {
  const own = mkdtempSync(join(below, 'phaen-clone-'))
  const folder = join(own, 'phaen')
  const home = join(own, 'home')
  mkdirSync(home)
  copyProject(folder)
  const dist = built && join(built.folder, 'dist')
  if (dist !== undefined && existsSync(dist)) cpSync(dist, join(folder, 'dist'), { recursive: true })
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

/** Copies committed and uncommitted files, but not the files that git ignores. */
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

/** The machine's npm cache: with it an installation needs few downloads. */
function npmCache(): string {
  return process.env.npm_config_cache ?? join(homedir(), '.npm')
}

function copyOfCache(to: string): string {
  const downloads = join(npmCache(), '_cacache')
  mkdirSync(to)
  if (existsSync(downloads)) cpSync(downloads, join(to, '_cacache'), { recursive: true })
  return to
}

/** The PATH without the folders that npm prepends for the scripts that it runs. */
function systemPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((name) => !name.includes('node_modules')).join(delimiter)
}

/** The proxy and certificate settings, which belong to the machine rather than to the person. */
function networkSettings(): NodeJS.ProcessEnv {
  const names = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
  const all = names.flatMap((name) => [name, name.toLowerCase()])
  return Object.fromEntries(all.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
