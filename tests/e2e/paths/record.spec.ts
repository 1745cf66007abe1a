import { recordPage } from '../../support/pages/record.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('record', recordPage)
