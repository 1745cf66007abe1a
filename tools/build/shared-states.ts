import type { Plugin } from 'vite'

const made = 'return new StateMachine(this.config, {'
const sharing = `
/** XState looks implementations up by the machine of a snapshot, and asks a state for its machine only to find other states. */
function withImplementations(machine, implementations) {
  const provided = Object.assign(Object.create(StateMachine.prototype), machine, { implementations });
  for (const name of ['transition', 'getInitialSnapshot', 'getPersistedSnapshot', 'restoreSnapshot', 'start'])
    provided[name] = StateMachine.prototype[name].bind(provided);
  return provided;
}
`

/**
 * A machine that is given its effects shares its states with the machine it was made of. XState's own `provide` reads the
 * whole config again: for each page that the server renders, and before each hydration (decision 043).
 */
export function sharedStates(): Plugin {
  return {
    name: 'shared-states',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'ssr',
    transform: {
      filter: { id: /\/xstate\/dist\/StateMachine-\w+\.(?:esm|cjs)\.js$/ },
      handler: (code) => ({ code: withSharedStates(code), map: null }),
    },
  }
}

export function withSharedStates(code: string): string {
  if (code.split(made).length !== 2)
    throw new Error("XState's `provide` has changed: see tools/build/shared-states.ts")
  return code.replace(made, 'return withImplementations(this, {') + sharing
}
