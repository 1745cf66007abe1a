import { runChecks, type Check } from './check/run-checks.ts'
import { endEverything } from './test/running.ts'

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => void endEverything().then(() => process.exit(exitCode)))

function report({ name, passed, output, seconds }: Check): void {
  const line = `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`
  console.log(passed ? `${line}  ${output}`.trimEnd() : `${line}\n${output.trimEnd()}`)
}

const checks = await runChecks(report)
process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1
