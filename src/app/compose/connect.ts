import type { Actor } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { appMachine } from '../../../machines/app/app.machine.ts'
import type { languageMachine } from '../../../machines/language/language.machine.ts'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import { sayIn, type Notice } from '../../features/snackbar/say.ts'
import { dropAllDrafts } from '../../lib/form-draft.ts'
import type { ComposeOptions } from './compose-options.ts'

interface Flows {
  app: Actor<typeof appMachine>
  session: Actor<typeof sessionMachine>
  cart: Actor<typeof cartMachine>
  profile: Actor<typeof profileMachine>
  language: Actor<typeof languageMachine>
  snackbar: Actor<typeof snackbarMachine>
}

/** Who hears what from whom: the table of machines/README.md. Answers how to stop hearing other tabs. */
export function connect(
  { app, session, cart, profile, language, snackbar }: Flows,
  { cookies, cartSignal, whenLive }: Pick<ComposeOptions, 'cookies' | 'cartSignal' | 'whenLive'>,
): () => void {
  const say = sayIn(snackbar)

  session.on('session.began', ({ by }) => {
    app.send({ type: 'token.appeared' })
    if (by === 'signIn') say('signedIn')
  })
  session.on('session.ended', ({ by }) => {
    app.send({ type: 'token.disappeared' })
    // After a sign-out nobody should find what was typed; after a session that ran out the customer goes on with it.
    if (by !== 'refresh') dropAllDrafts()
    say(by === 'refresh' ? 'REFRESH_REFUSED' : 'signedOut')
  })

  language.on('language.changed', (event) => {
    app.send(event)
    // Names in the cart are of a language.
    cart.send({ type: 'cart.changedElsewhere' })
  })
  language.on('language.refused', () => say('languageChangeFailed'))

  cart.on('cart.changed', ({ granted }) => {
    cartSignal.tell()
    if (granted.some(({ op }) => op === 'add')) say('addedToCart')
  })
  cart.on('cart.refused', ({ code }) => say(code as Notice))
  profile.on('profile.saved', () => say('profileSaved'))
  profile.on('account.erased', () => session.send({ type: 'signOut' }))

  return followOtherTabs({ session, cart, cookies, cartSignal, whenLive })
}

function followOtherTabs({
  session,
  cart,
  cookies,
  cartSignal,
  whenLive,
}: Pick<Flows, 'session' | 'cart'> & Pick<ComposeOptions, 'cookies' | 'cartSignal' | 'whenLive'>) {
  const look = () => {
    const { accessToken, refreshToken } = cookies.read()
    session.send({
      type: 'cookies.changed',
      cookies: { accessToken: accessToken !== undefined, refreshToken: refreshToken !== undefined },
    })
  }
  const stops: (() => void)[] = []
  let isStopped = false
  void whenLive.then(() => {
    if (isStopped) return
    stops.push(cookies.follow(look))
    stops.push(cartSignal.follow(() => cart.send({ type: 'cart.changedElsewhere' })))
    // They may have changed since the page was drawn.
    look()
  })
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
