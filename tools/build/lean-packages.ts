import type { Plugin } from 'vite'

interface Part {
  /** The end of the file's path. */
  file: RegExp
  /** Where it is built for. */
  side: 'client' | 'ssr'
  /** Functions and classes of the file, and what takes their place. */
  replaced: Record<string, string>
  /** Statements that nothing needs. */
  dropped?: RegExp
  /** Expressions, and what takes their place. */
  exchanged?: Record<string, string>
}

const unreachable = (name: string) =>
  `function ${name}() { throw new Error('${name} is left out: tools/build/lean-packages.ts') }`
const leftOut = (...names: string[]) => Object.fromEntries(names.map((name) => [name, unreachable(name)]))

/** What packages bring along in the same file and the shop does without. */
export const parts: readonly Part[] = [
  {
    file: /\/react-dom-client\.production\.js$/,
    side: 'client',
    // The shop has no <ViewTransition>, no <Activity>, no <SuspenseList>, no `useActionState`, no fragment with a ref, no custom
    // elements, and nothing that React DOM fetches ahead.
    replaced: {
      ...leftOut(
        ...['startViewTransition', 'ViewTransitionPseudoElement', 'commitAfterMutationEffectsOnFiber'],
        'updateActivityComponent',
        'updateSuspenseListComponent',
        'setPropOnCustomElement',
        ...['mountActionState', 'updateActionStateImpl', 'runActionStateAction', 'dispatchActionState'],
        ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
      ),
      // For the line and column in the trace of a failure, it would call the component once more.
      describeNativeComponentFrame:
        "function describeNativeComponentFrame(part) { return describeBuiltInComponentFrame(part.displayName || part.name || '') }",
    },
    dropped: /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^};$/gm,
    // What React throws to itself is known by its identity. Made as errors, they would note where they were made, for which a
    // browser whose tools are open reads the whole script again.
    exchanged: Object.fromEntries(
      [460, 461, 474, 519, 542].map((code) => [
        `= Error(formatProdErrorMessage(${code}))`,
        '= Object.create(Error.prototype)',
      ]),
    ),
  },
  {
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    side: 'client',
    // Only its framework prefetches links, and only its data routers submit forms and show errors.
    replaced: leftOut(
      'PrefetchPageLinks',
      'DefaultErrorComponent',
      'RSCErrorHandler',
      'useSubmit',
      'useFormAction',
    ),
    // Names for developer tools, which keep unused parts in the build.
    dropped: /^\w+\.displayName = "[^"]*";$/gm,
  },
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    side: 'client',
    replaced: {
      // Words come from modules, keys are texts, and src/i18n/number-format.ts formats numbers.
      Connector: 'class Connector extends EventEmitter { state = {} }',
      ...leftOut('Formatter', 'createProxy', 'keysFromSelector'),
    },
  },
  {
    file: /\/MantineCssVariables\/MantineCssVariables\.mjs$/,
    side: 'client',
    // They stand in src/app/styles/theme-variables.css.
    replaced: leftOut('getColorSchemeCssVariables', 'MantineCssVariables'),
  },
  {
    file: /\/react-dom-server\.node\.production\.js$/,
    side: 'ssr',
    // A page is collected as one text (src/app/render-html.ts): its thousands of pieces need not become bytes and text again.
    replaced: {
      writeChunk: 'function writeChunk(destination, chunk) { destination.write(chunk) }',
      writeChunkAndReturn:
        'function writeChunkAndReturn(destination, chunk) { return destination.write(chunk) }',
      completeWriting: 'function completeWriting() {}',
      stringToPrecomputedChunk: 'function stringToPrecomputedChunk(content) { return content }',
      byteLengthOfChunk: 'function byteLengthOfChunk(chunk) { return chunk.length }',
    },
    // No part asks React DOM to fetch anything, which is all that it looks up there; once used, it slows down every promise.
    exchanged: {
      'new async_hooks.AsyncLocalStorage()':
        '{ getStore() {}, run: (_store, work, ...given) => work(...given) }',
    },
  },
]

/** Builds the scripts of the browser and of the server without the parts of packages that the shop does not use (decision 035). */
export const leanPackages = (): Plugin[] => [leanPackagesOf('client'), leanPackagesOf('ssr')]

function leanPackagesOf(side: Part['side']): Plugin {
  const own = parts.filter((part) => part.side === side)
  const done = new Set<Part>()
  return {
    name: `lean-packages-${side}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === side,
    transform: {
      filter: { id: own.map(({ file }) => file) },
      handler(code, id) {
        const part = own.find(({ file }) => file.test(id))
        const lean = part && leanOf(code, part)
        if (!lean) return
        done.add(part)
        return { code: lean, map: null }
      },
    },
    generateBundle() {
      for (const part of own)
        if (!done.has(part))
          throw new Error(
            `No ${part.file} has what tools/build/lean-packages.ts leaves out: it is out of date`,
          )
    },
  }
}

/** Undefined if the file lacks one of them. What is declared on the top level ends with the next brace that has a line of its own. */
export function leanOf(code: string, { replaced, dropped, exchanged = {} }: Part): string | undefined {
  let lean = dropped ? code.replace(dropped, '') : code
  for (const [expression, by] of Object.entries(exchanged)) {
    if (!lean.includes(expression)) return undefined
    lean = lean.replace(expression, () => by)
  }
  for (const [name, by] of Object.entries(replaced)) {
    const declaration = new RegExp(`^(?:function|class) ${name}\\b[^]*?^}$`, 'm')
    if (!declaration.test(lean)) return undefined
    lean = lean.replace(declaration, () => by)
  }
  return lean
}
