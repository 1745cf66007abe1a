/** One more than the other tests: a path waits for the page more often than it keeps a processor busy. */
export const pathWorkers = '--workers=3'
