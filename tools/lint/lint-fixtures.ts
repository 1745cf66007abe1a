import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { projectRoot } from '../../server/config.ts'

export interface Fixture {
  /** The path at which it is linted, relative to the repository. */
  path: string
  text: string
  /** The rule that must report it, and a part of its message; undefined for a clean fixture. */
  rule?: string
  says?: string
}

export interface Finding {
  rule: string
  message: string
}

const root = projectRoot()

/** The first line of each is `// clean`, or names the rule that must report it and a part of the message. */
export async function readFixtures(): Promise<Fixture[]> {
  const all = await readFile(join(root, 'tools/lint/fixtures.txt'), 'utf8')
  return all.split(/^=== /m).slice(1).map(readFixture)
}

function readFixture(section: string): Fixture {
  const [path = '', heading = '', ...code] = section.split('\n')
  const [isKnown, rule, says] = /^\/\/ (?:clean|(\S+\(\S+\)) (.+))$/.exec(heading) ?? []
  if (isKnown === undefined) throw new Error(`${path} does not state in its first line what is expected`)
  const text = [heading, ...code].join('\n')
  return rule ? { path, text, rule, says } : { path, text }
}

/** Lints all fixtures in one run, in a temporary folder with the repository's own configuration. */
export async function lintFixtures(all: Fixture[]): Promise<Map<string, Finding[]>> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'phaen-lint-')))
  try {
    for (const part of [
      '.oxlintrc.json',
      'tools/lint/plugin.js',
      'tools/lint/import-boundaries.js',
      'tools/lint/shop-topics.js',
      'tools/lint/rules',
    ])
      await cp(join(root, part), join(copy, part), { recursive: true })
    for (const { path, text } of all) {
      await mkdir(dirname(join(copy, path)), { recursive: true })
      await writeFile(join(copy, path), text)
    }
    return findingsByFile(await oxlint(copy), copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function oxlint(folder: string): Promise<string> {
  const program = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint')
  return new Promise((resolve) => {
    const command = [program, '--format=json', '--disable-nested-config']
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout))
  })
}

function findingsByFile(output: string, folder: string): Map<string, Finding[]> {
  const { diagnostics }: { diagnostics: { filename: string; code: string; message: string }[] } =
    JSON.parse(output)
  const found = new Map<string, Finding[]>()
  for (const { filename, code, message } of diagnostics) {
    const path = relative(folder, join(folder, filename)).split(sep).join('/')
    found.set(path, [...(found.get(path) ?? []), { rule: code, message }])
  }
  return found
}
