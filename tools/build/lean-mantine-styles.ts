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
]

export const isUnused = (variable: string): boolean => unused.some((pattern) => pattern.test(variable))

/**
 * Leaves out of Mantine's styles what no page of the shop uses: variables that nothing reads, and the dark scheme
 * (decision 027).
 */
export const leanMantineStyles = {
  postcssPlugin: 'lean-mantine-styles',
  Declaration(declaration: Node & { prop: string }) {
    if (isUnused(declaration.prop) && fromMantine(declaration)) declaration.remove()
  },
  Rule(rule: Node & { selectors: string[]; selector: string }) {
    if (!rule.selector.includes('data-mantine-color-scheme') || !fromMantine(rule)) return
    const light = rule.selectors.filter((one) => !/data-mantine-color-scheme=['"]?dark/.test(one))
    if (light.length === 0) rule.remove()
  },
}
