import type { AnyActor } from 'xstate'
import { isNumbered, type NameOfActor, namesActors } from '../walker/actor-names.ts'

/** What a walk would call the actors that others started without an id, so that a recording can be played again. */
export class GivenNames {
  #byParent = new WeakMap<object, { names: Map<string, string>; nameOf: NameOfActor }>()

  /** They are named as they are made: those of a start may begin in another order. */
  made({ id, src, _parent: parent }: AnyActor): void {
    if (!parent || !isNumbered(id)) return
    const { names, nameOf } = this.#ofParent(parent)
    names.set(id, nameOf(src))
  }

  /** By the ids that XState gave them. */
  startedBy = (ref: object): ReadonlyMap<string, string> => this.#ofParent(ref).names

  #ofParent(ref: object) {
    const known = this.#byParent.get(ref) ?? { names: new Map<string, string>(), nameOf: namesActors() }
    this.#byParent.set(ref, known)
    return known
  }
}
