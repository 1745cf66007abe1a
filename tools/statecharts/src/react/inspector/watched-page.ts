import type { AnyEventObject, InspectionEvent } from 'xstate'
import { asCase } from '../../recording/as-case.ts'
import { Mask, type Secrets } from '../../recording/mask.ts'
import { recordable, recordableChanges } from '../../recording/recordable.ts'
import { namesOf, type Recording, recordingOf } from '../../recording/recording.ts'
import { refusingGuards } from '../../recording/refusing-guards.ts'
import { type Report, reportFormat } from '../../recording/report.ts'
import { isMachineSnapshot } from '../../reader/index.ts'
import { Watch } from '../../recording/watch.ts'
import type { Entry, WatchedActor } from '../../recording/watched.ts'
import { inKebabCase } from '../listed.ts'
import { actorName, stateOf } from './actor-words.ts'
import { type EarlierPage, earlierPages, saltOfTab, storePage } from './earlier-pages.ts'

interface WatchedPageOptions {
  /** What nobody may read. Without it, nothing is hidden. */
  secrets?: Secrets
  /** Who sent an event from outside of the receiver's system, as far as the application knows. */
  senderOf?: (event: AnyEventObject) => object | undefined
  /** Parameters of an address that the application writes itself. The value of any other may have been typed. */
  isOwnParameter?: (name: string) => boolean
  /** The scripts of the page, by which a reader of its report finds the build. */
  scripts?: () => string[]
}

const loggedEvents = 50

/** All actors of a page that are created with its `inspect`, and what may be shown of them: nothing of it is secret. */
export class WatchedPage {
  readonly watch: Watch
  readonly hidesSecrets: boolean
  readonly #mask: Mask | undefined
  readonly #options: WatchedPageOptions

  constructor(options: WatchedPageOptions = {}) {
    const { secrets, senderOf } = options
    this.#options = options
    this.watch = new Watch(senderOf ? { senderOf } : {})
    this.hidesSecrets = secrets !== undefined
    this.#mask = secrets && new Mask(secrets, saltOfTab())
  }

  /** For `createActor` and `useActor`. */
  inspect = (event: InspectionEvent): void => this.watch.inspect(event)

  /** Data in which each secret is replaced by something made up. */
  masked = <T>(data: T): T => this.#mask?.apply(data) ?? data

  /** Before a text of the page is shown: what actors hold of secrets is replaced in it too. */
  learnSecrets(): void {
    for (const { last } of this.watch.actors())
      if (isMachineSnapshot(last)) this.masked(recordable(last.context))
  }

  dataOf({ type: _type, ...payload }: AnyEventObject): unknown {
    return this.masked(recordable(payload))
  }

  contextOf(context: object): Record<string, unknown> {
    return { ...Object(this.masked(recordable(context))) }
  }

  /** What an event changed in the context, before and after. */
  changesIn({ before, after }: Entry): { field: string; before: unknown; now: unknown }[] {
    if (!after || !isMachineSnapshot(before) || !isMachineSnapshot(after)) return []
    const changed = this.masked(recordableChanges(before.context, after.context))
    const old = this.masked(recordableChanges(after.context, before.context))
    return Object.entries(changed).map(([field, now]) => ({ field, before: old[field], now }))
  }

  /** Everything that somebody needs to see what happened here. */
  report(): string {
    const actors = this.#machines()
    const { pages, lost } = earlierPages()
    const report: Report = {
      format: reportFormat,
      at: new Date().toISOString(),
      address: this.#address(),
      language: document.documentElement.lang,
      browser: navigator.userAgent,
      scripts: this.#options.scripts?.() ?? scriptsOfPage(),
      actors: actors.map((actor) => ({
        actor: actorName(actor),
        ...(actor.parent ? { parent: actorName(actor.parent) } : {}),
        status: actor.last.status,
        state: isMachineSnapshot(actor.last) ? recordable(actor.last.value) : undefined,
      })),
      log: this.masked(this.watch.entries().slice(-loggedEvents).map(this.#logLine)),
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
        ...this.#recordings(),
      ],
    }
    return `${JSON.stringify(report, undefined, 1)}\n`
  }

  /** The log alone, one line an event. */
  log(): string {
    return this.masked(this.watch.entries().map(this.#logLine)).join('\n')
  }

  /** The recording of one actor as a test for the folder of its machine. */
  caseOf(actor: WatchedActor): string {
    const recording = recordingOf(actor, this.watch.entries())
    if (!recording) throw new Error('this actor has no recording')
    const { machine } = recording
    return asCase(this.masked(recording), {
      exported: `${inCamelCase(machine)}Machine`,
      machineFile: `./${inKebabCase(machine)}.machine.ts`,
    })
  }

  /** What a page keeps of itself for the reports of those that follow in the tab. */
  asEarlierPage(): Omit<EarlierPage, 'id'> {
    return { at: new Date().toISOString(), address: this.#address(), recordings: this.#recordings() }
  }

  /** For the moment in which the page is left. */
  store = (): void => storePage(this.asEarlierPage())

  #machines = () => this.watch.actors().filter(({ machine }) => machine)

  #recordings(): Recording[] {
    const entries = this.watch.entries()
    return this.masked(this.#machines().flatMap((actor) => recordingOf(actor, entries) ?? []))
  }

  #address(): string {
    const { isOwnParameter = () => false } = this.#options
    const { origin, pathname, search } = location
    const query = new URLSearchParams(
      [...new URLSearchParams(search)].map(([name, value]) => [
        name,
        isOwnParameter(name) ? value : (this.masked({ [name]: value })[name] ?? ''),
      ]),
    )
    return this.masked(`${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`)
  }

  #logLine = (entry: Entry): string => {
    const { number, at, from, to, event } = entry
    const guards = guardsOf(entry)
    const changes = this.changesIn(entry).map(({ field }) => field)
    return [
      `${number} ${new Date(at).toISOString()}`,
      `${from ? actorName(from) : 'page'} -> ${actorName(to)}: ${event.type}`,
      JSON.stringify(this.dataOf(event)),
      guards.length > 0 ? `refused by ${guards.join(', ')}` : stateAfter(entry),
      ...(changes.length > 0 ? [`changes ${changes.join(', ')}`] : []),
    ].join(' · ')
  }
}

/** An id may be any text, but not a name in a program. */
function inCamelCase(id: string): string {
  const [first = '', ...more] = id.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean)
  const name = [first, ...more.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
  return /^\d/.test(name) ? `_${name}` : name
}

const scriptsOfPage = () => [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [src]))

/** The guards that refused an event that did nothing. */
export const guardsOf = ({ takes, before, event, after }: Entry): string[] =>
  takes.length === 0 && after && isMachineSnapshot(before) ? refusingGuards(before, event) : []

export const stateAfter = ({ after }: Entry): string => (after ? stateOf(after) : '')

export const transitionsIn = ({ to, takes }: Entry): string[] => namesOf(to, takes)
