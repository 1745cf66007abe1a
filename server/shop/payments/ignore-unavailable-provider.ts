import { PaymentProviderUnavailable } from './providers/payment-provider.ts'

/** What the provider did not answer is asked again by the sweep. */
export async function ignoreUnavailableProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error
  }
}
