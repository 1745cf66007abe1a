import type { Plugin } from 'vite'

const machine = /\/machines\/[^/]+\/[^/]+\.machine\.ts$/

/** The browser loads the machines without the notes that only readers and tools need. */
export function leanMachines(): Plugin {
  return {
    name: 'lean-machines',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: machine },
      async handler(text, id) {
        const { withoutNotes } = await import('./machine-notes.ts')
        return { code: withoutNotes(id, text), map: null }
      },
    },
  }
}
