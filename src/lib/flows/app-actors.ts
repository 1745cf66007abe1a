import { createContext, useContext } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'

/** The flows that run as long as the app. */
type Name =
  | 'app'
  | 'session'
  | 'cart'
  | 'guestCart'
  | 'cartDrawer'
  | 'profile'
  | 'language'
  | 'loading'
  | 'snackbar'

export const AppActorsContext = createContext<Readonly<Partial<Record<Name, AnyActorRef>>>>({})

/** The actor of such a flow. Each name is used for one machine only: `useAppActor<typeof cartMachine>('cart')`. */
export function useAppActor<Machine extends AnyStateMachine>(name: Name): ActorRefFrom<Machine> {
  const flow = useContext(AppActorsContext)[name]
  if (!flow) throw new Error(`No shop above this component: it needs the flow '${name}'`)
  return flow as ActorRefFrom<Machine>
}
