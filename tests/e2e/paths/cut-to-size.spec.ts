import { cutToSizePage } from '../../support/pages/cut-to-size.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('cut-to-size', cutToSizePage)
