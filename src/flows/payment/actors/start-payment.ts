import { fromPromise } from 'xstate'
import type { PaymentChannel, PaymentStart } from '../../../../openapi/generated/schema.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { startPayment } from '../../../api/start-payment.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

interface Wish {
  orderId: string
  paymentChannel: PaymentChannel | undefined
}

export function startPaymentWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<Pick<PaymentStart, 'redirectUrl'>, Wish>(async ({ input, signal }) => {
    const { redirectUrl } = await startPayment(client, { ...input, language: readLanguage(), signal })
    return { redirectUrl }
  })
}
