import type { IState, IStateMachine, ITransition } from 'state-machine-cat'

/** With more arrows than this, arrows between nested states lead to a signpost instead. */
const TOO_MANY = 40

/** Divides a large chart into parts that can be read separately: a signpost beside the state names the target of the arrow. */
export function withSignposts(chart: IStateMachine): IStateMachine {
  const arrows = chart.transitions ?? []
  if (arrows.length <= TOO_MANY) return chart
  const parents = parentsOf(chart.states)
  const posts = new Map<string, IState[]>()
  const transitions = arrows.map((arrow): ITransition => {
    if (isNear(arrow, parents)) return arrow
    const post: IState = {
      name: `${arrow.from} to ${arrow.to}`,
      type: 'regular',
      class: 'signpost',
      label: `→ ${shortName(arrow.to)}`,
    }
    const parent = parents.get(arrow.from) ?? ''
    posts.set(parent, [...(posts.get(parent) ?? []), post])
    return { ...arrow, to: post.name }
  })
  return { states: withPosts(chart.states, '', posts), transitions }
}

/** Whether the target is a sibling of the source, or is nested in a sibling. */
function isNear({ from, to }: ITransition, parents: Map<string, string>): boolean {
  const home = parents.get(from)
  if (!home || parents.get(to) === home) return parents.get(to) === home
  const inside = (name: string | undefined): boolean =>
    Boolean(name) && (name === home || inside(parents.get(name ?? '')))
  return inside(parents.get(to))
}

const parentsOf = (states: IState[], parent = ''): Map<string, string> =>
  new Map(
    states.flatMap(({ name, statemachine }) => [
      [name, parent] as const,
      ...parentsOf(statemachine?.states ?? [], name),
    ]),
  )

const withPosts = (states: IState[], parent: string, posts: Map<string, IState[]>): IState[] => [
  ...states.map((state) =>
    state.statemachine
      ? { ...state, statemachine: { states: withPosts(state.statemachine.states, state.name, posts) } }
      : state,
  ),
  ...(posts.get(parent) ?? []),
]

const shortName = (id: string) => id.split('.').slice(1).join(' · ')
