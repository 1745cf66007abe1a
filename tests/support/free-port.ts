import { createServer } from 'node:net'
import { listening } from './listening.ts'

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listening(createServer())
  await close()
  return port
}
