import { useParams } from 'react-router-dom'
import { PaymentResult } from '../../features/orders/result/payment-result.tsx'
import { usePayment } from '../../flows/payment/use-payment.ts'
import { useSnackbar } from '../../flows/snackbar/use-snackbar.ts'

/** The result page of the order that the address names. Its `:status` and `:orderNumber` are not believed. */
export default function PaymentResultScreen() {
  const { orderId = '' } = useParams()
  return <ResultOf key={orderId} orderId={orderId} />
}

function ResultOf({ orderId }: { orderId: string }) {
  const { say } = useSnackbar()
  return <PaymentResult payment={usePayment(orderId, () => say('paymentSucceeded'))} />
}
