/** A longer timeout for tests that send many requests at once while other tests run. */
export const patience = 30_000
