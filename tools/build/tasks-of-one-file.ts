import type { Plugin } from 'vite'

const mark = 'taskEndsHere'
const pause = 'await new Promise((next) => setTimeout(next));'

/**
 * The files of `src/app/tasks/` wait for the browser's next task, so that a script runs in pieces. The bundler would make
 * more files of a script that waits; it is told when the file is made (decision 058).
 */
export function tasksOfOneFile(): Plugin {
  return {
    name: 'tasks-of-one-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/app\/tasks\/[^/]+\.ts$/ },
      handler: () => ({ code: `${mark}();`, map: null, moduleSideEffects: true }),
    },
    renderChunk: (code) => (code.includes(mark) ? { code: withPauses(code), map: null } : undefined),
  }
}

export const withPauses = (code: string): string =>
  code.replaceAll(new RegExp(`\\b${mark}\\(\\);?`, 'g'), pause)
