import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../server/config.ts'

const root = projectRoot()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

const project: {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} = JSON.parse(read('package.json'))
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
/** A package of this repository is a folder, and a link to it: nobody fetches it. */
const own = Object.entries(packages).flatMap(([path, { link, resolved }]) =>
  link ? [path, resolved] : path.startsWith('node_modules/') ? [] : [path],
)
const locked = Object.entries(packages).filter(([path]) => !own.includes(path))
const placesWhere = (isSo: (one: Locked) => boolean) =>
  locked.filter(([, one]) => isSo(one)).map(([path]) => path)

describe('docs/dependencies.md', () => {
  const [running = '', building = ''] = read('docs/dependencies.md').split('## What it is built')
  const named = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
      .toSorted()

  it('gives a reason for each package, and for nothing that is gone', () => {
    expect(named(running)).toEqual(Object.keys(project.dependencies).toSorted())
    expect(named(building)).toEqual(Object.keys(project.devDependencies).toSorted())
  })

  it('says in each line what the work is', () => {
    const lines = `${running}${building}`.split('\n').filter((line) => line.includes('| `'))
    for (const line of lines) expect(line.split('|')[2]?.trim(), line).not.toBe('')
  })
})

describe('the lock file', () => {
  it('pins each package by a strong hash', () => {
    expect(locked.length).toBeGreaterThan(100)
    expect(placesWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  it('takes packages from the registry alone', () => {
    const registry = 'https://registry.npmjs.org/'
    expect(placesWhere(({ resolved }) => !(resolved ?? registry).startsWith(registry))).toEqual([])
    expect([...new Set(own)].toSorted()).toEqual(['', 'node_modules/@phaen/statecharts', 'tools/statecharts'])
  })

  it('has no script that runs at installation and was not decided about', () => {
    const scripts = placesWhere(({ hasInstallScript }) => hasInstallScript === true)
    const undecided = scripts.filter(
      (path) => !((path.split('node_modules/').at(-1) ?? '') in project.allowScripts),
    )
    expect(undecided).toEqual([])
  })
})

describe('the bill of materials that npm writes', () => {
  interface Component {
    name: string
    version: string
    hashes?: { alg: string }[]
    licenses?: object[]
  }
  const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bill: { bomFormat: string; components: Component[] } = JSON.parse(written)
  const fetched = bill.components.filter(({ name }) => !own.some((path) => path?.endsWith(`/${name}`)))

  it('lists every package of the lock file in CycloneDX, and no other', () => {
    expect(bill.bomFormat).toBe('CycloneDX')
    const listed = fetched.map(({ name, version }) => `${name}@${version}`)
    const wanted = locked.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    expect(listed.toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  it('names a hash and a licence of each', () => {
    const incomplete = fetched.filter(
      ({ hashes, licenses }) => !hashes?.some(({ alg }) => alg === 'SHA-512') || !licenses?.length,
    )
    expect(incomplete.map(({ name }) => name)).toEqual([])
  })
})
