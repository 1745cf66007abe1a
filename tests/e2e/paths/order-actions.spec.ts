import { orderActionsPage } from '../../support/pages/order-actions.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('order-actions', orderActionsPage)
