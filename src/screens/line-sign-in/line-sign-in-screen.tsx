import { useEffect, useState } from 'react'
import { LineSignIn } from '../../features/account/line/line-sign-in.tsx'
import { useLineSignIn } from '../../features/account/line/use-line-sign-in.ts'
import { answerIn } from '../../flows/line-sign-in/line-answer.ts'
import { lineAttempt } from '../../lib/line-memory.ts'
import { paths } from '../../lib/paths.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

/** LINE sends the shopper back here. What it says stands in the address, which only this browser can use. */
export default function LineSignInScreen() {
  const isLive = useIsLive()
  return <div className="wrap">{isLive && <Returned />}</div>
}

function Returned() {
  const [{ input, next }] = useState(() => {
    const kept = lineAttempt.read()
    return { input: answerIn(window.location.search, kept?.attempt), next: kept?.next ?? paths.home }
  })
  useEffect(() => {
    // Both are good once: a reload or a bookmark of the code would only be refused.
    lineAttempt.write(null)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return <LineSignIn actor={useLineSignIn(input, next)} next={next} />
}
