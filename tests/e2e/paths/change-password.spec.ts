import { changePasswordPage } from '../../support/pages/change-password.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('change-password', changePasswordPage)
