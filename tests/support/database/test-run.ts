import setup from './global-setup.ts'

/** A test run reduced to its database: reports its server, and cleans up at SIGTERM. */
const end = await setup({ provide: (_key, server) => process.stdout.write(`${JSON.stringify(server)}\n`) })
process.stdin.resume()
process.once('SIGTERM', () => void end().then(() => process.exit(0)))
