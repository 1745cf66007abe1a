import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * In the repository the doors of the package lead to its sources, so that nothing has to be built to use it. In the
 * tarball they lead to what was built. `npm pack` runs this before and after.
 */
const manifest = new URL('package.json', import.meta.url)
const kept = new URL('package.sources.json', import.meta.url)

if (process.argv.includes('--built')) {
  copyFileSync(manifest, kept)
  const {
    scripts: _scripts,
    devDependencies: _tools,
    exports,
    bin,
    ...rest
  } = JSON.parse(readFileSync(manifest, 'utf8'))
  const built = (source) => source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js')
  const types = (source) => source.replace('./src/', './dist/types/').replace(/\.tsx?$/, '.d.ts')
  const doors = Object.entries(exports).map(([door, source]) => [
    door,
    source.endsWith('.css') ? source : { types: types(source), default: built(source) },
  ])
  const programs = Object.entries(bin).map(([name, source]) => [name, built(source)])
  const published = { ...rest, exports: Object.fromEntries(doors), bin: Object.fromEntries(programs) }
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`)
} else {
  copyFileSync(kept, manifest)
  rmSync(kept)
}
