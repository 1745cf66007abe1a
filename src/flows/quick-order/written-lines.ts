/** How many lines are resolved at once. */
export const mostLines = 200
const longest = 200

/** The lines that say something; what is longer than any line can be is cut. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line.replaceAll(/[\s,;"]/g, '') !== '')
