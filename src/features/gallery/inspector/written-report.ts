import {
  asCase,
  type Entry,
  isMachineSnapshot,
  recordable,
  type Recording,
  recordingOf,
  type Report,
  reportFormat,
  type Watch,
} from '@phaen/statecharts'
import { actorName, flowOf } from './actor-words.ts'
import { type EarlierPage, earlierPages } from './earlier-pages.ts'
import { changesIn, dataOf, guardsOf, stateAfter } from './entry-facts.ts'
import { mask } from './watched-shop.ts'

const loggedEvents = 50

/** Everything that somebody needs to see what happened here, without what is secret. */
export function bugReport(watch: Watch): string {
  const entries = watch.entries()
  const actors = watch.actors().filter(({ machine }) => machine)
  const { pages, lost } = earlierPages()
  const report: Report = {
    format: reportFormat,
    at: new Date().toISOString(),
    address: addressWithoutSecrets(),
    language: document.documentElement.lang,
    browser: navigator.userAgent,
    scripts: [...document.querySelectorAll('script[data-entry]')].map((script) =>
      String(script.getAttribute('data-entry')),
    ),
    actors: actors.map((actor) => ({
      actor: actorName(actor),
      ...(actor.parent ? { parent: actorName(actor.parent) } : {}),
      status: actor.last.status,
      state: isMachineSnapshot(actor.last) ? recordable(actor.last.value) : undefined,
    })),
    log: mask.apply(entries.slice(-loggedEvents).map(logLine)),
    ...(pages.length > 0
      ? {
          pages: pages.map(({ at, address, recordings }, index) => ({
            page: index + 1,
            at,
            address,
            recordings: recordings.length,
          })),
        }
      : {}),
    ...(lost > 0 ? { pagesLost: lost } : {}),
    // What earlier pages recorded was masked when they were left.
    recordings: [
      ...pages.flatMap(({ recordings }, index) => recordings.map((one) => ({ ...one, page: index + 1 }))),
      ...recordingsOf(watch),
    ],
  }
  return `${JSON.stringify(report, undefined, 1)}\n`
}

/** What a page keeps of itself for the reports of those that follow in the tab. */
export const pageToStore = (watch: Watch): Omit<EarlierPage, 'id'> => ({
  at: new Date().toISOString(),
  address: addressWithoutSecrets(),
  recordings: recordingsOf(watch),
})

function recordingsOf(watch: Watch): Recording[] {
  const entries = watch.entries()
  const flows = watch.actors().filter(({ machine }) => machine)
  return mask.apply(flows.flatMap((actor) => recordingOf(actor, entries) ?? []))
}

/** Parameters that the shop itself writes. Whatever else stands in an address, such as a keyword, may have been typed. */
const shopParameters =
  /^(?:lang|inspect|auth|next|tab|unpaid|view|page|sort|color|size|thickness|material|minPrice|maxPrice|inStock|special|variant)$/

function addressWithoutSecrets(): string {
  const { origin, pathname, search } = location
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name,
      shopParameters.test(name) ? value : (mask.apply({ [name]: value })[name] ?? ''),
    ]),
  )
  return mask.apply(`${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`)
}

/** The log alone, one line an event. */
export function logAsText(watch: Watch): string {
  return mask.apply(watch.entries().map(logLine)).join('\n')
}

/** The recording of one flow as a test for the folder of its machine. */
export function caseOf(recording: Recording | undefined): string {
  if (!recording) throw new Error('this actor has no recording')
  const { machine } = recording
  return asCase(mask.apply(recording), {
    exported: `${machine}Machine`,
    machineFile: `./${flowOf(machine)}.machine.ts`,
  })
}

function logLine(entry: Entry): string {
  const { number, at, from, to, event } = entry
  const guards = guardsOf(entry)
  const changes = changesIn(entry).map(({ field }) => field)
  return [
    `${number} ${new Date(at).toISOString()}`,
    `${from ? actorName(from) : 'page'} -> ${actorName(to)}: ${event.type}`,
    JSON.stringify(dataOf(event)),
    guards.length > 0 ? `refused by ${guards.join(', ')}` : stateAfter(entry),
    ...(changes.length > 0 ? [`changes ${changes.join(', ')}`] : []),
  ].join(' · ')
}
