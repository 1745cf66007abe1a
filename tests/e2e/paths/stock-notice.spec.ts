import { stockNoticePage } from '../../support/pages/stock-notice.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('stock-notice', stockNoticePage)
