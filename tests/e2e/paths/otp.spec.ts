import { otpPage } from '../../support/pages/otp.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('otp', otpPage)
