/**
 * The areas of the repository and which may import which. Paths are relative to it, with forward slashes.
 *
 * A file belongs to the first area whose `at` matches. A group in `at` names the piece (one machine, one topic, one
 * screen); pieces may not import each other. Rooms of one family share their pieces.
 * `run`: areas whose files may be imported at run time. `types`: areas of which only types may be imported.
 * `packages`: npm packages that may be imported. Plain JavaScript, because the linter on Node 20 cannot load TypeScript.
 */
import { browserOnly, serverOnly, shopTopics, statecharts, toolsOnly } from './shop-topics.js'

const notInTheBrowser = [...serverOnly, ...toolsOnly, 'node:*']
const besideStatecharts = { but: [...notInTheBrowser, 'openapi-fetch'] }
const inSrc = { but: [...besideStatecharts.but, statecharts] }
const inServer = { but: [...browserOnly, ...toolsOnly, statecharts] }

const serverRun = [
  'server',
  'shop-files',
  'db',
  'sample-shop',
  'contract',
  'order-status',
  'payment-channels',
  'quantity-prices',
  'cut-plan',
  'amounts',
  ...shopTopics.map(({ name }) => name),
]
const sharedRun = [
  'components',
  'lib',
  'i18n',
  'payment-channels',
  'quantity-prices',
  'cut-plan',
  'amounts',
  'common-passwords',
]

const areas = [
  { name: 'tests', at: /^tests\//, run: 'any' },
  // A package of its own: it knows nothing of the shop. The layout engine is behind a door of its own.
  {
    name: 'layout-engine',
    at: /^tools\/statecharts\/src\/layout\/elk\//,
    run: ['statecharts'],
    packages: ['elkjs'],
  },
  {
    name: 'statecharts-react',
    at: /^tools\/statecharts\/src\/(?:react|page)\//,
    run: ['statecharts'],
    packages: ['react', 'react-dom', 'xstate'],
  },
  {
    name: 'statecharts-command',
    at: /^tools\/statecharts\/(?:src\/command\/|vite\.config\.ts$|manifest\.js$)/,
    run: ['statecharts', 'statecharts-react', 'layout-engine'],
    packages: ['react', 'react-dom', 'node:*', 'xstate', 'vite', 'sharp'],
  },
  {
    name: 'statecharts-example',
    at: /^tools\/statecharts\/example\//,
    packages: ['xstate', statecharts],
  },
  { name: 'statecharts', at: /^tools\/statecharts\//, packages: ['xstate'] },
  { name: 'tools', at: /^tools\//, run: 'any' },
  { name: 'root', at: /^(?:[\w.-]+\.config\.ts|package\.json)$/, run: 'any' },
  {
    name: 'contract',
    at: /^openapi\/(?:generated\/|contract-document\.ts$|page-entry\.ts$|ajv-options\.ts$)/,
    run: ['contract'],
    packages: [],
  },
  { name: 'openapi', at: /^openapi\//, run: ['contract'], packages: 'any' },

  {
    name: 'registry',
    at: /^machines\/registry(?:\.test)?\.ts$/,
    run: ['machine', 'order-status'],
    packages: ['xstate'],
  },
  // What a flow reads of a refusal.
  { name: 'problem', at: /^machines\/problem(?:\.test)?\.ts$/, packages: [] },
  // A closed set with the rules of its members: plain data that flows, server and screens read.
  {
    name: 'payment-channels',
    at: /^machines\/payment-channels(?:\.test)?\.ts$/,
    types: ['contract'],
    packages: [],
  },
  // What a line costs: one rule that flows, server and screens share.
  {
    name: 'quantity-prices',
    at: /^machines\/quantity-prices(?:\.test)?\.ts$/,
    types: ['contract'],
    packages: [],
  },
  // How a saw cuts pieces from sheets: the screen shows what the server counts.
  { name: 'cut-plan', at: /^machines\/cut-plan(?:\.test)?\.ts$/, types: ['contract'], packages: [] },
  { name: 'flow-index', at: /^machines\/flow-(?:index|map)\.json$/, packages: [] },
  {
    name: 'cases',
    family: 'machine',
    at: /^machines\/([^/]+)\/[^/]+\.cases\.ts$/,
    types: ['contract'],
    packages: ['xstate', statecharts],
  },
  {
    name: 'order-status',
    family: 'machine',
    at: /^machines\/(order-status|quotation-status)\//,
    run: ['payment-channels'],
    types: ['contract'],
    packages: ['xstate'],
  },
  {
    name: 'machine',
    at: /^machines\/([^/]+)\//,
    run: ['problem', 'payment-channels', 'quantity-prices', 'cut-plan'],
    types: ['contract'],
    packages: ['xstate'],
  },

  // How many of what, in words: a screen says it as a file of the office does.
  {
    name: 'amounts',
    at: /^src\/lib\/formats\/format-(?:amount|number)\.ts$/,
    run: ['amounts'],
    types: ['lib'],
    packages: [],
  },
  // Forms refuse what the server would refuse.
  { name: 'common-passwords', at: /^src\/lib\/rules\/common-/, run: ['common-passwords'], packages: [] },
  { name: 'lib', at: /^src\/lib\//, run: sharedRun, types: ['contract'], packages: inSrc },
  { name: 'i18n', at: /^src\/i18n\//, run: sharedRun, types: ['contract'], packages: inSrc },
  { name: 'worker', at: /^src\/worker\//, run: ['worker', 'lib', 'i18n'], packages: [] },
  {
    name: 'components',
    at: /^src\/components\//,
    run: [...sharedRun, 'machine', 'order-status'],
    types: ['contract'],
    packages: inSrc,
  },
  { name: 'api', at: /^src\/api\//, run: ['api', 'contract', 'lib'], packages: { but: notInTheBrowser } },
  {
    name: 'flows',
    at: /^src\/flows\/([^/]+)\//,
    run: ['machine', 'order-status', 'api', ...sharedRun],
    types: ['contract'],
    packages: inSrc,
  },
  {
    name: 'gallery',
    family: 'features',
    at: /^src\/features\/(gallery)\//,
    run: ['flows', 'api', 'machine', 'order-status', 'cases', 'flow-index', ...sharedRun],
    types: ['contract'],
    packages: besideStatecharts,
  },
  {
    name: 'features',
    at: /^src\/features\/([^/]+)\//,
    run: ['flows', 'api', ...sharedRun],
    types: ['contract', 'machine', 'order-status'],
    packages: inSrc,
  },
  {
    name: 'screens',
    at: /^src\/screens\/([^/]+)\//,
    run: ['features', 'gallery', 'flows', ...sharedRun],
    types: ['contract', 'machine', 'order-status', 'api'],
    packages: inSrc,
  },
  // The look of all apps: the theme, the tokens and the base styles.
  { name: 'look', at: /^src\/app\/(?:theme\.ts$|styles\/)/, run: ['look'], packages: inSrc },
  // The shop's staff: nothing of it is in the shop's own scripts.
  {
    name: 'office',
    at: /^src\/office\//,
    run: ['office', 'flows', 'api', 'order-status', 'look', ...sharedRun],
    types: ['contract', 'machine'],
    packages: inSrc,
  },
  {
    name: 'app',
    at: /^src\/app\//,
    run: [
      'app',
      'look',
      'screens',
      'features',
      'gallery',
      'flows',
      'api',
      'machine',
      'order-status',
      'registry',
      ...sharedRun,
    ],
    types: ['contract'],
    packages: { but: [...serverOnly, ...toolsOnly, 'openapi-fetch'] },
  },

  { name: 'sample-shop', at: /^sample-shop\//, types: ['contract', 'order-status'], packages: [] },

  {
    name: 'server/commands',
    at: /^server\/commands\//,
    run: [...serverRun, 'root', 'tools'],
    packages: { but: browserOnly },
  },
  ...shopTopics,
  // Reads the files of a shop, for a start and for the office.
  {
    name: 'shop-files',
    at: /^server\/import\//,
    run: ['shop-files', 'server', 'shop/common', 'quantity-prices'],
    packages: inServer,
  },
  {
    name: 'db',
    at: /^server\/db\//,
    run: ['db', 'contract'],
    types: ['quantity-prices'],
    packages: inServer,
  },
  {
    name: 'server',
    at: /^server\/(?:(?:main|app|background-work|config|config-values|run-server)(?:\.(?:test|fixture))?\.ts$|(?:sandbox|seed|settings|http|pages)\/)/,
    run: serverRun,
    packages: inServer,
  },
]

/** @param {string} path @returns {{ area: (typeof areas)[number], piece: string | undefined } | undefined} */
export function areaOf(path) {
  for (const area of areas) {
    const found = area.at.exec(path)
    if (found) return { area, piece: found[1] }
  }
  return undefined
}

/** @param {string} path */
export const isTestFile = (path) => /\.(?:test|spec|fixture)\.tsx?$/.test(path)
