import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LineSignIn } from '../../features/account/line/line-sign-in.tsx'
import { useLineSignIn } from '../../features/account/line/use-line-sign-in.ts'
import { answerIn } from '../../flows/line-sign-in/line-answer.ts'
import { isSignedIn, useSession } from '../../flows/session/use-session.ts'
import { lineAttempt } from '../../lib/line-memory.ts'
import { paths } from '../../lib/paths.ts'
import { authDialogIn } from '../../lib/sign-in-path.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'

/** LINE sends the shopper back here. What it says stands in the address, which only this browser can use. */
export default function LineSignInScreen() {
  const isLive = useIsLive()
  return <div className="wrap">{isLive && <Returned />}</div>
}

function Returned() {
  const navigate = useNavigate()
  const isInDialog = authDialogIn(useLocation().search) !== undefined
  const isCustomer = useSession(isSignedIn)
  const [{ input, next }] = useState(() => {
    const kept = lineAttempt.read()
    return { input: answerIn(window.location.search, kept?.attempt), next: kept?.next ?? paths.home }
  })
  // Who has signed in with a password meanwhile is done here, once the dialog has closed.
  const isDone = isCustomer && !input.answer && !isInDialog
  useEffect(() => void lineAttempt.write(null), [])
  useEffect(() => {
    // The code is good once: a reload, a bookmark or a link with it would only be refused.
    void navigate(isDone ? next : paths.lineSignIn, { replace: true })
  }, [navigate, isDone, next])
  const actor = useLineSignIn(input, next)
  return isDone ? null : <LineSignIn actor={actor} next={next} />
}
