import { useActorRef } from '@xstate/react'
import * as v from 'valibot'
import type { Actor, ActorOptions, AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate'
import { stored } from '../browser/stored.ts'

interface Inspection {
  /** Hears of all that happens in every flow. The inspector sets it before the first flow is created. */
  inspect?: (event: InspectionEvent) => void
  /** The last event that a flow forwarded to another one. XState does not know its sender, because each flow is a system. */
  forwarded?: { from: AnyActorRef; event: object }
}

export const inspection: Inspection = {}

/** Whether the inspector is open in this tab: it then opens on the pages that follow too. */
export const inspectorIsOpen = stored('inspect', v.boolean(), false, 'sessionStorage')

/** `useActorRef` for flows that the inspector may look into: all of them. */
export const useFlowActor = ((
  logic: AnyActorLogic,
  options?: ActorOptions<AnyActorLogic>,
): Actor<AnyActorLogic> =>
  useActorRef(logic, { ...options, inspect: inspection.inspect })) as typeof useActorRef
