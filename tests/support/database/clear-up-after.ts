import { clearRunFolder } from './run-folder.ts'

/**
 * Stands beside a test run in a session of its own and clears its folder away when the run's end of the pipe
 * closes, which it does at a normal end, at Ctrl-C and at kill -9 alike.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
process.stdin.resume()
process.stdin.on('close', () => void clearRunFolder(folder))
