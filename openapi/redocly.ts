import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const folder = fileURLToPath(new URL('.', import.meta.url))
const quiet = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' }

interface LintReport {
  problems: { ruleId: string; message: string; location: { source: { ref: string }; pointer?: string }[] }[]
}

interface Outcome {
  exitCode: number | null
  output: string
  complaints: string
}

function run(command: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [cli, command, 'shop.yaml', '--config', 'redocly.yaml', '--lint-config', 'error', ...args],
      { cwd: folder, env: { ...process.env, ...quiet }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    let complaints = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output, complaints }))
  })
}

/** One line for each error and each warning. */
export async function lint(): Promise<string[]> {
  const { output, complaints } = await run('lint', '--format', 'json')
  if (!output.startsWith('{')) return [`openapi/shop.yaml cannot be linted:\n${complaints}${output}`]
  const report: LintReport = JSON.parse(output)
  return report.problems.map(
    ({ ruleId, message, location: [place] }) =>
      `openapi/${place?.source.ref ?? 'shop.yaml'} ${place?.pointer ?? ''}: ${message} (${ruleId})`,
  )
}

/** The bundled contract as JSON, or the complaints that prevent it. */
export async function bundle(): Promise<{ json: string } | { complaints: string[] }> {
  const conflicts = ['--component-renaming-conflicts-severity', 'error']
  const { exitCode, output, complaints } = await run('bundle', '--ext', 'json', ...conflicts)
  if (exitCode === 0) return { json: output }
  const found = await lint()
  return { complaints: found.length > 0 ? found : [`openapi/shop.yaml cannot be bundled:\n${complaints}`] }
}
