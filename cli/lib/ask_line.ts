import { isDay } from '#modules/shared/values/days'
import { takeTurn, type Draft, type Outcome } from '#modules/ai/pure'

/** One line of `barema ask -` in. */
interface AskedLine {
  id?: unknown
  date?: string
  user: string
  request?: Draft
  history?: readonly Draft[]
}

/** One line out: what became of the turn, and the whole draft after it. */
export interface AnsweredLine {
  id: unknown
  outcome: Outcome
  request: Draft
  missing: readonly string[]
  leftovers: readonly string[]
  about?: string
  reason?: string
  code?: string
  path?: string
  bound?: number
}

/** Answers a line; one that is no request is asked about, with its reason. */
export function answerLine(line: string, today: string): AnsweredLine {
  const asked = parsed(line)
  if (typeof asked === 'string') return refused(undefined, asked)
  const { id, date = today, user, request = {}, history = [] } = asked
  if (!isDay(date)) return refused(id, 'invalid_date')
  try {
    const { outcome, draft, reading, settled } = takeTurn(user, request, { day: date, history })
    const { refused: no } = settled
    return {
      id: id ?? null,
      outcome,
      request: whole(draft),
      missing: outcome === 'package' || outcome === 'asks' ? settled.missing : [],
      leftovers: reading.leftovers.map(({ text }) => text),
      ...(reading.about !== undefined && { about: reading.about }),
      ...(reading.reason !== undefined && { reason: reading.reason }),
      ...(outcome === 'cannot' &&
        no && { code: no.code, path: no.path, ...(no.bound !== undefined && { bound: no.bound }) }),
    }
  } catch {
    // A draft that was written elsewhere may hold anything.
    return refused(id, 'invalid_request')
  }
}

function parsed(line: string): AskedLine | string {
  try {
    const asked: unknown = JSON.parse(line)
    if (!isObject(asked) || typeof asked.user !== 'string') return 'invalid_line'
    if (asked.request !== undefined && !isObject(asked.request)) return 'invalid_request'
    if (
      asked.history !== undefined &&
      !(Array.isArray(asked.history) && asked.history.every(isObject))
    )
      return 'invalid_history'
    return asked as unknown as AskedLine
  } catch {
    return 'invalid_json'
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function whole({ worker = {}, package: fields = {}, company = {}, solve, date }: Draft): Draft {
  return { worker, package: fields, company, ...(solve && { solve }), ...(date && { date }) }
}

function refused(id: unknown, reason: string): AnsweredLine {
  return { id: id ?? null, outcome: 'asks', request: whole({}), missing: [], leftovers: [], reason }
}
