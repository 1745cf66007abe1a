import { PaymentOfOrder } from '../../features/orders/result/payment-of-order.tsx'

export default function PaymentResultScreen() {
  return <PaymentOfOrder />
}
