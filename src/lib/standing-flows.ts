import { createContext, useContext } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'

/** The flows that run as long as the app. */
type Name = 'app' | 'session' | 'cart' | 'guestCart' | 'profile' | 'language' | 'loading' | 'snackbar'

export const StandingFlowsContext = createContext<Readonly<Partial<Record<Name, AnyActorRef>>>>({})

/** A hook that finds a standing flow: `const useCartActor = standingFlow<typeof cartMachine>('cart')`. */
export function standingFlow<Machine extends AnyStateMachine>(name: Name): () => ActorRefFrom<Machine> {
  return () => {
    const flow = useContext(StandingFlowsContext)[name]
    if (!flow) throw new Error(`No shop above this component: it needs the flow '${name}'`)
    // Each name is used for one machine only.
    return flow as ActorRefFrom<Machine>
  }
}
