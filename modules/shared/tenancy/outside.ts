import { AsyncLocalStorage } from 'node:async_hooks'

/** The unit of work in which code runs; what it started and did not wait for may outlive it. */
const units = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Does the work of one unit: until it is done, nothing in it may wait for the world. */
export async function whileOpen<T>(work: () => Promise<T>): Promise<T> {
  const unit = { isOpen: true }
  try {
    return await units.run(unit, work)
  } finally {
    unit.isOpen = false
  }
}

/** Starts work that no unit of work waits for, also where one is open: what it calls holds no connection. */
export function besideUnit(work: () => void): void {
  units.run({ isOpen: false }, work)
}

/** Whether a unit of work is open here. */
export function isUnitOpen(): boolean {
  return units.getStore()?.isOpen === true
}

/** A service outside was called while a unit of work was open: its connection and its locks wait with it. */
export class WaitsInsideUnitOfWork extends Error {
  /** Files and lines of ours, the innermost first: `modules/billing/actions/open_portal.ts:22`. */
  readonly places: readonly string[]

  constructor(what: string, places: readonly string[]) {
    super(`${what} was called with a unit of work open (ADR 31): ${places.slice(0, 4).join(' < ')}`)
    this.name = 'WaitsInsideUnitOfWork'
    this.places = places
  }
}

let answer = (found: WaitsInsideUnitOfWork): void => {
  throw found
}

/** For production: the request goes on in spite of our mistake; each place is logged once for each process. */
export function toldOnce(tell: typeof answer): typeof answer {
  const told = new Set<string>()
  return (found) => {
    if (!told.has(found.message)) tell(found)
    told.add(found.message)
  }
}

/** Says what is done about a call out of an open unit of work; by default it throws. */
export function answerWaits(does: typeof answer): void {
  answer = does
}

/**
 * Called first by every client of a service outside: the card provider, mails and text messages, files,
 * the renderer, any HTTP call.
 *
 * @param whom in the words of a reader of logs: « The card provider »
 * @throws WaitsInsideUnitOfWork while a unit of work is open, but in production, where it is written down
 */
export function reachingOut(whom: string): void {
  if (isUnitOpen()) answer(new WaitsInsideUnitOfWork(whom, placesHere()))
}

const OURS = /\/((?:modules|backend|workflows|database|tests)\/[^\s():]+:\d+)/

/** Where this was called from, without this file and the client that asked. */
function placesHere(): string[] {
  const usual = Error.stackTraceLimit
  // The usual ten frames end inside a library.
  Error.stackTraceLimit = 60
  const lines = new Error().stack!.split('\n').slice(4)
  Error.stackTraceLimit = usual
  return lines.flatMap((line) =>
    line.includes('/node_modules/') ? [] : (OURS.exec(line)?.[1] ?? [])
  )
}
