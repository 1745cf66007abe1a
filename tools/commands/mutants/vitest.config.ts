import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import type { Order } from './hand-written-tests.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { flow, mutants, report }: Order = JSON.parse(process.env['MUTANTS'] ?? '')

/** Gives every test that imports the flow's machine the mutant instead. */
function mutantInPlaceOfTheMachine(mutant: string): Plugin {
  return {
    name: 'mutant-in-place-of-the-machine',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(`/machines/${flow}/${flow}.machine.ts`)) return undefined
      const [declaration, name] = /^export const (\w+) = setup\(/m.exec(code) ?? []
      if (!declaration) throw new Error(`${id} exports no machine`)
      return [
        `import { mutantNamed } from '@phaen/statecharts'`,
        code.replace(declaration, 'const original = setup('),
        `export const ${name} = mutantNamed(original, ${JSON.stringify(mutant)})`,
      ].join('\n')
    },
  }
}

/** Writes the names of the mutants with which a test failed. */
const noticed: Reporter = {
  onTestRunEnd(modules) {
    const failed = modules
      .filter((module) => !module.ok())
      .map(({ project }) => mutants[Number(project.name)])
    writeFileSync(report, JSON.stringify([...new Set(failed)]))
  },
}

export default defineConfig({
  root,
  test: {
    reporters: [noticed],
    projects: mutants.map((mutant, index) => ({
      root,
      plugins: [mutantInPlaceOfTheMachine(mutant)],
      test: { name: String(index), include: [`machines/${flow}/*.test.ts`] },
    })),
  },
})
