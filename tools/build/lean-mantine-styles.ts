/** The nodes of PostCSS that are looked at, which Vite runs. */
interface Node {
  source?: { input: { file?: string | undefined } } | undefined
  remove: () => unknown
}

const fromMantine = (node: Node) => /\/@mantine\/\w+\/styles\//.test(node.source?.input.file ?? '')

/** Mantine's variables that no style sheet of the shop's reads; a test compares. */
const unused = [
  /^--mantine-color-(?:pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-/,
  /^--mantine-color-(?:dark|gray|red)-(?:text|light|outline|filled-hover)/,
  /^--mantine-color-blue-(?:text|outline)/,
  /^--mantine-(?:h\d|primary-color-\d|breakpoint|line-height-)/,
  /^--mantine-color-(?:dark-[89]|gray-[89]|red-[0-579]|blue-[0345]|(?:dark|gray)-filled)$/,
  /^--mantine-(?:shadow-(?:xs|lg)|font-weight-bold)$/,
  // Of the sizes of fields and lists there is one.
  /^--(?:input-(?:height|padding-y)|combobox-(?:option-padding|chevron-size))-(?:xs|md|lg|xl)$/,
]

/**
 * No page reads from right to left. Every field has the look `unstyled`, one line and its own button to clear it; none is of
 * numbers, and a list of choices has no scroll area of Mantine's.
 */
const unusedSelector =
  /\[dir=['"]?rtl|\[data-(?:variant=['"]?(?:default|filled)|success\]|monospace\]|multiline\]|with-bottom-section\]|no-overflow\]|mantine-scrollbar\]|floating-height=|combined-clear-section\])|input:disabled|\[type=['"]?number/

/** Parts that no page draws, by the classes of the installed Mantine; a test compares. */
export const unusedParts = {
  Combobox: {
    search: 'm_985517d8',
    header: 'm_858f94bd',
    footer: 'm_82b967cb',
    group: 'm_254f3e4f',
    groupLabel: 'm_2bb2e9e5',
    chevron: 'm_2943220b',
    optionsDropdownCheckIcon: 'm_8ee53fc2',
    optionsDropdownCheckPlaceholder: 'm_a530ee0a',
  },
  Input: { bottomSection: 'm_93f4ed57', success: 'm_9d9d40e0', placeholder: 'm_88bacfd0' },
} as const

const classesOfUnused = Object.values(unusedParts).flatMap((parts) => Object.values(parts))
const ofUnusedPart = new RegExp(`\\.(?:${classesOfUnused.join('|')})\\b`)

export const isUnusedSelector = (selector: string): boolean =>
  unusedSelector.test(selector) || ofUnusedPart.test(selector)

export const isUnused = (variable: string): boolean => unused.some((pattern) => pattern.test(variable))

/**
 * Leaves out of Mantine's styles what no page of the shop uses: variables that nothing reads, looks that no part has,
 * and the dark scheme (decision 027).
 */
export const leanMantineStyles = {
  postcssPlugin: 'lean-mantine-styles',
  Declaration(declaration: Node & { prop: string }) {
    if (isUnused(declaration.prop) && fromMantine(declaration)) declaration.remove()
  },
  Rule(rule: Node & { selectors: string[]; selector: string }) {
    if (!fromMantine(rule)) return
    const isDark = (one: string) => /data-mantine-color-scheme=['"]?dark/.test(one)
    if (rule.selectors.every((one) => isDark(one) || isUnusedSelector(one))) rule.remove()
  },
}
