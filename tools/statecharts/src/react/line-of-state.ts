/**
 * The line of a state in the source of its machine. A formatted config nests each level of states by four spaces, so
 * the text can be read without a parser.
 */
export function lineOfState(source: string, path: readonly string[]): number | undefined {
  const lines = source.split('\n')
  let line = lines.findIndex((text) => text.includes('.createMachine({'))
  for (const [depth, key] of path.entries()) {
    const headings = [key, `'${key}'`].map((name) => `${' '.repeat(4 * depth + 4)}${name}: {`)
    line = lines.findIndex((text, index) => index > line && headings.some((one) => text.startsWith(one)))
    if (line === -1) return undefined
  }
  return line + 1
}
