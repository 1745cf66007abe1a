/** Where many tests run at once a crowd of requests waits longer than shoppers should, and still none is to be lost. */
export const patience = 30_000
