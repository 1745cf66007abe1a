import type { PaymentChannel } from '../../../../openapi/generated/schema.ts'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import { notFound, Problem } from '../../common/problem.ts'
import { PaymentProviderUnavailable, type AmountLimits, type PaymentProvider } from './payment-provider.ts'
import { waitedForOnce } from './waited-for-once.ts'

/** The providers of one shop: each takes the channels that it starts, and of two the first. */
export class PaymentProviders {
  readonly #all: readonly PaymentProvider[]

  constructor(all: readonly PaymentProvider[]) {
    this.#all = all
  }

  forOnePass(): PaymentProviders {
    return new PaymentProviders(this.#all.map(waitedForOnce))
  }

  get names(): string[] {
    return this.#all.map(({ name }) => name)
  }

  /** Whether the provider of an attempt is still in the settings. */
  has({ provider }: { provider: string }): boolean {
    return this.#find(provider) !== undefined
  }

  /** The provider of an attempt; one that was taken out of the settings does not answer. */
  ofAttempt({ provider }: { provider: string }): PaymentProvider {
    const found = this.#find(provider)
    if (!found) throw new PaymentProviderUnavailable(`${provider} is not in PAYMENT_PROVIDERS`)
    return found
  }

  ofEvents(name: string): PaymentProvider {
    const found = this.#find(name)
    if (!found) throw notFound('There is no such payment provider')
    return found
  }

  /** Refuses a channel that none of the providers takes, and an amount that its provider does not take. */
  ofChannel(channel: PaymentChannel, amountSatang?: number): PaymentProvider {
    const found = this.#all.find(({ starts }) => starts[channel])
    if (!found) throw new Problem('PAYMENT_UNAVAILABLE', 'No payment provider is set up for this channel')
    const { minSatang = 0, maxSatang = Infinity } = found.limits?.[channel] ?? {}
    if (amountSatang !== undefined && (amountSatang < minSatang || amountSatang > maxSatang))
      throw new Problem('PAYMENT_UNAVAILABLE', 'This amount cannot be paid in this channel')
    return found
  }

  limitsOf(channel: PaymentChannel): AmountLimits | undefined {
    return this.#all.find(({ starts }) => starts[channel])?.limits?.[channel]
  }

  takes(channel: PaymentChannel): boolean {
    return !paymentChannels[channel].needsProvider || this.#all.some(({ starts }) => starts[channel])
  }

  #find(name: string): PaymentProvider | undefined {
    return this.#all.find((provider) => provider.name === name)
  }
}
