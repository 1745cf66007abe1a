/** The nodes of PostCSS that are looked at, which Vite runs. */
interface Node {
  source?: { input: { file?: string | undefined } } | undefined
  remove: () => unknown
}

const fromMantine = (node: Node) => /\/@mantine\/\w+\/styles\//.test(node.source?.input.file ?? '')

/** Mantine's palettes apart from `red`, the shop's, and those that its own components name. */
const unusedPalette =
  /^--mantine-color-(?:pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-(?:\w+|\w+-\w+)$/

/**
 * Leaves out of Mantine's styles what no page of the shop can use: the colours of palettes that nothing names, and the
 * dark scheme (decision 027). A test looks for names that have lost their value.
 */
export const leanMantineStyles = {
  postcssPlugin: 'lean-mantine-styles',
  Declaration(declaration: Node & { prop: string }) {
    if (unusedPalette.test(declaration.prop) && fromMantine(declaration)) declaration.remove()
  },
  Rule(rule: Node & { selectors: string[]; selector: string }) {
    if (!rule.selector.includes('data-mantine-color-scheme') || !fromMantine(rule)) return
    const light = rule.selectors.filter((one) => !/data-mantine-color-scheme=['"]?dark/.test(one))
    if (light.length === 0) rule.remove()
  },
}
