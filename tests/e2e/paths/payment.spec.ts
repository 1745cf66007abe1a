import { paymentPage } from '../../support/pages/payment.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('payment', paymentPage)
