/** How many pieces of one variant a line takes. */
export const mostOfLine = 9999

/** How many pieces of what is in stock a line takes. The field of a sold-out line still shows one. */
export const mostOf = (stock: number): number => Math.max(1, Math.min(stock, mostOfLine))
