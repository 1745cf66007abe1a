import { useParams } from 'react-router-dom'
import { CodeStep } from '../../features/account/code/code-step.tsx'
import { OrderPage } from '../../features/orders/detail/order-page.tsx'

/** The order that was placed, which says that it is paid on delivery: a result beside it would say the same again. */
export default function CodResultScreen() {
  const { orderId = '' } = useParams()
  return <OrderPage key={orderId} orderId={orderId} renderCode={(code) => <CodeStep {...code} />} />
}
