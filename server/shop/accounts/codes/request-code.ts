import type { OtpSent } from '../../../../openapi/generated/schema.ts'
import type { Call, OperationId } from '../../common/handlers.ts'
import { countHit } from '../../common/rate-limit.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { codeMessage } from './code-message.ts'
import { issueCode, withdrawCode } from './issue-code.ts'
import type { CodePurpose } from './secrets.ts'
import { sendOrThrow, sendToCustomerAlone } from './send-code.ts'
import { resendAfterSeconds } from './sending-limits.ts'
import { loginOf } from './user-name.ts'

interface CodeRequest {
  userName: string
  reason: CodePurpose['reason']
}

/** Mobile networks put many people behind one address; each message costs the shop money. */
const perAddress = [
  { max: 20, seconds: 60 },
  { max: 100, seconds: 60 * 60 },
]

/**
 * Creates and sends a code. A registration always gets one: that the login is taken is only said at the
 * registration, to the holder of the phone or mailbox. The other reasons send codes only to customers, and the answer
 * never reveals whether the account exists. A code that could not be sent does not count towards the limits.
 */
export async function requestCode(
  deps: ShopDeps,
  { userName, reason }: CodeRequest,
  {
    language,
    clientNetwork,
    releaseSlot,
  }: Pick<Call<OperationId>, 'language' | 'clientNetwork' | 'releaseSlot'>,
): Promise<OtpSent> {
  await countHit(deps.database.db, { action: 'requestCode', key: clientNetwork, limits: perAddress })
  const purpose = { login: loginOf(userName), reason }
  const issued = await issueCode(deps, purpose, clientNetwork)
  const message = codeMessage(purpose, issued, language)
  releaseSlot()
  try {
    await (reason === 'register' ? sendOrThrow(deps, message) : sendToCustomerAlone(deps, message, reason))
  } catch (error) {
    await withdrawCode(deps, issued)
    throw error
  }
  return { refCode: issued.refCode, expiresAt: issued.expiresAt.toISOString(), resendAfterSeconds }
}
