import { forgotPasswordPage } from '../../support/pages/forgot-password.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('forgot-password', forgotPasswordPage)
