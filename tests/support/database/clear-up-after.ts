import { clearRunFolder } from './run-folder.ts'

/**
 * Runs in a separate session beside a test run, and removes the run's folder when the run's end of the pipe
 * closes: at a normal end, at Ctrl-C and at kill -9.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
process.stdin.resume()
process.stdin.on('close', () => void clearRunFolder(folder))
