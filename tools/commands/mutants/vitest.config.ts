import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Gives every test that imports the flow's machine the mutant instead. */
function mutantInPlaceOfTheMachine(flow: string, mutant: string): Plugin {
  return {
    name: 'mutant-in-place-of-the-machine',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(`/machines/${flow}/${flow}.machine.ts`)) return undefined
      const [declaration, name] = /^export const (\w+) = setup\(/m.exec(code) ?? []
      if (!declaration) throw new Error(`${id} exports no machine`)
      return [
        `import { mutantNamed } from '/tools/statecharts/mutants/mutants-of.ts'`,
        code.replace(declaration, 'const original = setup('),
        `export const ${name} = mutantNamed(original, ${JSON.stringify(mutant)})`,
      ].join('\n')
    },
  }
}

export default defineConfig({
  root,
  plugins: [mutantInPlaceOfTheMachine(process.env['MUTANT_FLOW'] ?? '', process.env['MUTANT_NAME'] ?? '')],
  test: { include: [`machines/${process.env['MUTANT_FLOW']}/*.test.ts`], reporters: ['dot'], bail: 1 },
})
