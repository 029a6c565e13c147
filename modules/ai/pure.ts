/** The assistant's reader: the same in the browser, the server and the command line; no network, no model, no clock. */
export { answerTo, type Answered, type LawFigure } from './reader/answer.ts'
export {
  at,
  benefitOfPath,
  leavesOf,
  switchOfPath,
  withOps,
  type Draft,
  type Op,
  type Value,
} from './reader/draft.ts'
export { sayableOf, type CatalogueBenefit } from './reader/catalogue.ts'
export { fieldAt, groupOfPath, type PathGroup } from './reader/fields.ts'
export { nameOfPath, shownValue, type CatalogueItem } from './reader/names.ts'
export { LONGEST_REQUEST, read } from './reader/read.ts'
export type { Leftover, Question, Reading, Situation } from './reader/reading.ts'
export {
  requestOf,
  settle,
  settlePart,
  type CompanyOfDraft,
  type Settled,
  type SettledPart,
} from './reader/settle.ts'
export { takeTurn, turnOf, type Outcome, type Turn } from './reader/turn.ts'
export type { MonthsOfYear } from './reader/slots.ts'
export type { Reason } from './reader/refusals.ts'
