#!/usr/bin/env node
import { run } from './run.ts'

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  // What is wrong is in the words of the command, a file or a machine: a trace of this program would say nothing of it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
