import { PaymentOfOrder } from '../../features/orders/result/payment-of-order.tsx'

export default function CodResultScreen() {
  return <PaymentOfOrder />
}
