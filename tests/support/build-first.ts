import { buildIfStale } from '../../tools/build/build-if-stale.ts'

/** Builds the shop for the tests of what is built; other parts of the run use the same build. */
export default (): Promise<void> => buildIfStale()
