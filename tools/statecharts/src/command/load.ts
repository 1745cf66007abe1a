import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { FlowCases } from '../cases.ts'
import { machinesIn, type NamedMachine } from '../machines-in.ts'

/** A machine in a file, and where what is pinned of it stands: `door.machine.ts` has `door.plan.json` beside it. */
export interface Found extends NamedMachine {
  file: string
  /** The path of the files beside it, without their endings. */
  base: string
  cases: FlowCases
}

/** All machines of a file, with the samples of the `.cases.ts` beside it: its default export, or one named so. */
export async function load(file: string): Promise<Found[]> {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`)
  const major = majorOfXState(dirname(resolve(file)))
  if (major !== undefined && major !== '5')
    throw new Error(`${file} uses XState ${major}; these tools read machines of XState 5`)
  const machines = machinesIn(file, await exportsOf(file))
  const base = file.replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, '')
  const casesFile = ['ts', 'js'].map((ending) => `${base}.cases.${ending}`).find((one) => existsSync(one))
  const samples = casesFile === undefined ? {} : await exportsOf<FlowCases>(casesFile)
  const [, cases = {}] =
    Object.entries(samples).find(([name]) => name === 'default' || /cases$/i.test(name)) ?? []
  return machines.map((one) => ({
    ...one,
    file,
    base: machines.length > 1 ? `${base}.${one.name}` : base,
    cases,
  }))
}

/** The machine of this name, or the only one of the file. */
export async function loadOne(file: string, wanted: string | undefined): Promise<Found> {
  const machines = await load(file)
  const names = machines.map(({ name }) => name).join(', ')
  const [first, ...more] = machines.filter(({ name }) => wanted === undefined || name === wanted)
  if (!first) throw new Error(`${file} exports no machine ${wanted}, but ${names}`)
  if (more.length > 0)
    throw new Error(`${file} exports ${machines.length} machines: choose one with --machine: ${names}`)
  return first
}

/** What a file exports. An error in it is the author's, who needs its words and not where we asked for the file. */
async function exportsOf<Export>(file: string): Promise<Record<string, Export>> {
  try {
    if (isCommonJs(file)) return required<Export>(resolve(file))
    const { module } = await runnerImport<Record<string, Export>>(resolve(file), {
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutLooks],
    })
    return module
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack')
    throw new Error(`${file} could not be loaded: ${reason}`, { cause: error })
  }
}

/** Vite runs modules of ECMAScript alone. */
const isCommonJs = (file: string): boolean =>
  file.endsWith('.cjs') || (file.endsWith('.js') && writesCommonJs(readFileSync(file, 'utf8')))

const writesCommonJs = (text: string): boolean =>
  /\bmodule\.exports\b|^\s*exports\.|\brequire\(/m.test(text) && !/^\s*(?:import|export)\b/m.test(text)

/** As the file is now: the gallery loads it again and again. */
function required<Export>(path: string): Record<string, Export> {
  const require = createRequire(path)
  delete require.cache[require.resolve(path)]
  const exported: Record<string, Export> = require(path)
  return 'default' in exported ? exported : { ...exported, default: require(path) }
}

/** A machine does not depend on styles and pictures that its file, or one beside it, imports. */
const withoutLooks: Plugin = {
  name: 'without-looks',
  enforce: 'pre',
  resolveId: (source) => (looks.test(source) ? emptyModule : undefined),
  load: (id) => (id === emptyModule ? "export default ''" : undefined),
}

const emptyModule = '\0empty'
const looks =
  /\.(?:css|s[ac]ss|less|styl|stylus|pcss|postcss|sss|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm)(?:\?.*)?$/

/** The major of the copy of XState that a file in this folder imports. */
function majorOfXState(folder: string): string | undefined {
  const manifest = join(folder, 'node_modules/xstate/package.json')
  if (existsSync(manifest)) {
    const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
    return version.split('.')[0]
  }
  return dirname(folder) === folder ? undefined : majorOfXState(dirname(folder))
}

/** The files that match globs with `*`, `**`, `?` and `{a,b}`; a shell may have replaced them by the files already. */
export function filesOf(globs: string[]): string[] {
  const files = globs.flatMap((glob) => {
    const found = wild.test(glob) && !existsSync(glob) ? matching(glob) : [glob]
    if (found.length === 0) throw new Error(`no file matches ${glob}`)
    return found
  })
  return [...new Set(files)].toSorted()
}

const wild = /[*?{]/

function matching(glob: string): string[] {
  const parts = glob.replaceAll('\\', '/').split('/')
  const plain = parts.slice(
    0,
    parts.findIndex((part) => wild.test(part)),
  )
  const folder = plain.join('/') || (glob.startsWith('/') ? '/' : '.')
  const wanted = parts.slice(plain.length)
  const pattern = new RegExp(
    `^${wanted.map((part, at) => patternOf(part, at === wanted.length - 1)).join('')}$`,
  )
  const within = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : within(inner)
      return pattern.test(inner) ? [join(folder, inner)] : []
    })
  return existsSync(folder) ? within('') : []
}

/** One part of a path, with the slash that follows. */
function patternOf(part: string, isLast: boolean): string {
  if (part === '**') return isLast ? '.*' : '(?:.*/)?'
  const name = part
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll(/\{([^}]*)\}/g, (_, options: string) => `(?:${options.replaceAll(',', '|')})`)
  return isLast ? name : `${name}/`
}
