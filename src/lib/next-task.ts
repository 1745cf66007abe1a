/** Lets the browser answer the shopper between two pieces of work. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
