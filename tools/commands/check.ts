import { printCheck, quickSteps, runChecks } from './check/run-checks.ts'

/** `npm run check`; with `-- --quick`, types, and format and lint of what is not committed. */
const checks = await runChecks(printCheck, process.argv.includes('--quick') ? quickSteps() : undefined)
process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1
