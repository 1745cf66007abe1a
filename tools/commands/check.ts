import { printCheck, runChecks } from './check/run-checks.ts'

const checks = await runChecks(printCheck)
process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1
