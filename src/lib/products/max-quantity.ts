/** How many pieces of one variant a line takes. */
export const maxLineQuantity = 9999

/** How many pieces of what is in stock a line takes. The field of a sold-out line still shows one. */
export const maxQuantity = (stock: number): number => Math.max(1, Math.min(stock, maxLineQuantity))
