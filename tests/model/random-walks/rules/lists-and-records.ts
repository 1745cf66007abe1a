import type { pagedListMachine } from '../../../../machines/paged-list/paged-list.machine.ts'
import type { recordMachine } from '../../../../machines/record/record.machine.ts'
import type { searchMachine } from '../../../../machines/search/search.machine.ts'
import { always, type Chance, type Move, type Rule } from '@phaen/statecharts'

type List = typeof pagedListMachine
type RecordFlow = typeof recordMachine
type Search = typeof searchMachine

const oneAtATime = always('one request at a time', ({ actors }) =>
  actors.length > 1 ? actors.map(({ id }) => id).join(' and ') : undefined,
)

export const listRules: Rule<List>[] = [
  oneAtATime,
  always('no thing stands twice in a list', ({ context }) => {
    const texts = context.items.map((item) => JSON.stringify(item))
    return texts.find((text, index) => texts.indexOf(text) !== index)
  }),
  always('a page is asked for by what is looked for now', ({ actors, context }) => {
    for (const { input } of actors) {
      const asked = JSON.parse(JSON.stringify(input))
      if (JSON.stringify(asked.query) !== JSON.stringify(context.query)) return 'it asks for what was before'
      if (asked.pageNumber < 1) return `page ${asked.pageNumber}`
      if (asked.pageSize > 100) return `${asked.pageSize} on a page`
    }
    return undefined
  }),
  {
    says: 'a list grows by itself three times at most',
    watch: () => {
      let times = 0
      return ({ move, outcome }) => {
        if ('send' in move && move.send.type === 'list.near' && outcome.takes.length > 0) times += 1
        return times > 3 ? `${times} times` : undefined
      }
    },
  },
]

export const recordRules: Rule<RecordFlow>[] = [
  oneAtATime,
  always('what shows is the thing that was opened', ({ context }) => {
    const { data } = context
    const named = typeof data === 'object' && data !== null && 'of' in data ? data.of : context.id
    return named === context.id ? undefined : `${String(named)} shows for ${context.id}`
  }),
  always('what is not there has nothing to show', ({ snapshot }) =>
    snapshot.matches('notFound') && snapshot.context.data !== undefined ? 'something shows' : undefined,
  ),
]

export const searchRules: Rule<Search>[] = [
  oneAtATime,
  always('the marked suggestion is one that shows', ({ context, snapshot }) => {
    if (context.active === -1) return undefined
    if (snapshot.matches('closed')) return 'one is marked in a closed list'
    const shown = snapshot.matches({ open: 'recent' }) ? context.recent.length : context.found.options.length
    return context.active < shown ? undefined : `number ${context.active} of ${shown}`
  }),
  always('suggestions are for what is typed', ({ context, snapshot }) =>
    snapshot.matches({ open: 'found' }) && context.foundFor !== context.text.trim()
      ? `those for ${context.foundFor} show for ${context.text}`
      : undefined,
  ),
]

/** Answers carry the requested id, so that a wrong answer is detected. */
export const namedAnswers = () => {
  let asked = ''
  return (move: Move, _chance: Chance): Move => {
    if ('start' in move) asked = idIn(move.start) ?? asked
    if ('send' in move && move.send.type === 'record.open') asked = String(move.send.id)
    return 'done' in move ? { ...move, done: { of: asked } } : move
  }
}

const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
