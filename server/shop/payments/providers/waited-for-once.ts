import { PaymentProviderUnreachable, type PaymentProvider } from './payment-provider.ts'

/** The same provider; once it has not answered at all, it is not called again. */
export function waitedForOnce(provider: PaymentProvider): PaymentProvider {
  let unreachable: PaymentProviderUnreachable | undefined
  async function unlessUnreachable<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (unreachable) throw new PaymentProviderUnreachable(unreachable)
    try {
      return await call()
    } catch (error) {
      if (error instanceof PaymentProviderUnreachable) unreachable = error
      throw error
    }
  }
  return {
    ...provider,
    ask: (attempt) => unlessUnreachable(() => provider.ask(attempt)),
    close: (attempt) => unlessUnreachable(() => provider.close(attempt)),
    refund: (attempt, asked) => unlessUnreachable(() => provider.refund(attempt, asked)),
  }
}
