import { sessionPage } from '../../support/pages/session.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('session', sessionPage)
