/** Twice as many as for other tests: a path often waits for a clock of the page or a reply. */
export const pathWorkers = '--workers=4'
