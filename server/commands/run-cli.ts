import { ConfigError } from '../config.ts'
import { DatabaseStartError } from '../db/database-start-error.ts'

/** Runs a command; a refusal is one line that says what to do. */
export async function runCli(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
