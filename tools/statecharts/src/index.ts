/** The door of the package: what stands here is its interface, and nothing else is. */
export type { Label } from './arrow-words.ts'
export type { FlowCases, Move, Replies, SentEvent, Story } from './cases.ts'
export { type Arrow, type Box, type Chart, chartOf, type Line } from './chart.ts'
export { type Coverage, coverageOf, coverageTable, type Covered, type Row } from './coverage.ts'
export { escaped } from './escaped.ts'
export { eventMatrix, eventsOf, idleDeclarations, type Pair } from './event-matrix.ts'
export { configAsJson } from './export/json.ts'
export { asMermaid } from './export/mermaid.ts'
export { asScxml } from './export/scxml/as-scxml.ts'
export { plainStyle } from './export/plain-style.ts'
export { asSvg, type Mark } from './export/svg.ts'
export { asLaidOut } from './layout/arrows-as-lines.ts'
export { faultsOf } from './layout/faults.ts'
export {
  type Area,
  arrowName,
  type ArrowPlace,
  type Layout,
  type Point,
  writeLayout,
} from './layout/layout.ts'
export { crossingsOf, overlapsOf } from './layout/overlaps.ts'
export { labelLines, lineHeight, lineWords, margin, nameHeight, shownLines } from './layout/sizes.ts'
export { machinesIn, type NamedMachine } from './machines-in.ts'
export { mapChart, mapOfNames, type MapRow } from './map-chart.ts'
export type { Mutant } from './mutants/mutant.ts'
export { mutantNamed, mutantsOf, unharmed } from './mutants/mutants-of.ts'
export { sampleOf } from './mutants/sample.ts'
export { outlineOf } from './outline.ts'
export { type StepChange, changeInWords, changesOf, testPlan } from './plan-changes.ts'
export { moveInWords, pathsInWords, stateInWords } from './plan-words.ts'
export { pathsOf, type Plan, planOf, replay, type Step, writePlan } from './plan.ts'
export { emittedBy, startedBy } from './random-walk/effects.ts'
export { forgets } from './random-walk/forgets.ts'
export { always, type Moment, type Rule } from './random-walk/rule.ts'
export { type SeededRandom, seededRandom } from './random-walk/seeded-random.ts'
export { type Chance, failureInWords, walkAtRandom, type WalkOptions } from './random-walk/walk-at-random.ts'
export {
  activeIn,
  isMachine,
  isMachineSnapshot,
  isNotTimer,
  nameOf,
  rootOf,
  type StateNode,
  type Transition,
} from './reader/index.ts'
export { asCase } from './recording/as-case.ts'
export { Mask, type Secrets } from './recording/mask.ts'
export { isMadeByRecordable, recordable, recordableChanges } from './recording/recordable.ts'
export { namesOf, type RecordedStep, type Recording, recordingOf } from './recording/recording.ts'
export { refusingGuards } from './recording/refusing-guards.ts'
export { replayRecording } from './recording/replay-recording.ts'
export { readReport, type Report, reportFormat } from './recording/report.ts'
export { Watch } from './recording/watch.ts'
export type { Entry, Question, Refusal, WatchedActor } from './recording/watched.ts'
export { asHtml } from './report/as-html.ts'
export { asJunit } from './report/as-junit.ts'
export { type Finding, type FlowReport, reportOn } from './report/flow-report.ts'
export { pathTo } from './run-plan/path-to.ts'
export { demandDrivers, type PathRun, runPath, runPlan } from './run-plan/run-plan.ts'
export { statesOf } from './run-plan/states-of.ts'
export { type Driver, type Oracle, OutOfReach, type SystemUnderTest } from './run-plan/system-under-test.ts'
export { search } from './search.ts'
export { type EventChance, eventChances } from './simulation/event-chances.ts'
export {
  hasStopped,
  type Planned,
  plannedPath,
  type Played,
  recordedPath,
  type Run,
  Simulation,
  type WaitingActor,
} from './simulation/simulation.ts'
export { unreachableStates } from './unreachable.ts'
export { allNodes, declaredBy, ownTransitions, stateName } from './walker/declared.ts'
export { instrument, type Walkable } from './walker/instrument.ts'
export { startsOf } from './walker/moves.ts'
export { nothingSeen, openSession, type Seen } from './walker/session.ts'
export { standIn } from './walker/stand-in.ts'
