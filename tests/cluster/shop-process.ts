import { projectRoot } from '../../server/config.ts'
import { addressOf } from '../e2e/support/shop-server.ts'
import { startProcess, type StartedProcess } from '../support/started-process.ts'
import type { Machine } from './deployed-files.ts'

/** As a customer would get nothing from them: the test plays the payment provider. */
const asSandbox = { SHOP_MODE: 'sandbox', SHOP_URL: '', API_URL: '' }

/** One process of the built shop, as phaen@.service starts it, in the sandbox. */
export class ShopProcess {
  readonly name: string
  /** Its own address, past the balancer. */
  readonly origin: string
  readonly #env: NodeJS.ProcessEnv
  #process: StartedProcess | undefined

  constructor(port: number, front: Machine) {
    this.name = `shop ${port}`
    const settings = front.environment('/etc/phaen/api.env')
    this.origin = `http://${settings.HOST}:${port}`
    this.#env = {
      ...process.env,
      ...settings,
      ...asSandbox,
      PORT: String(port),
    }
  }

  async start(): Promise<void> {
    this.#process = startProcess([process.execPath, '--max-semi-space-size=32', 'dist/server/main.js'], {
      cwd: projectRoot(),
      env: this.#env,
    })
    await addressOf(this.#process)
  }

  async kill(): Promise<void> {
    this.#process?.signal('SIGKILL')
    await this.#process?.ended
  }

  async leave(): Promise<void> {
    this.#process?.signal('SIGTERM')
    await this.#process?.ended
  }

  output(): string {
    return this.#process?.output().slice(-4_000) ?? ''
  }
}
