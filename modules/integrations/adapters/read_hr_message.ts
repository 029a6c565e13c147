import { createHmac, createHash, timingSafeEqual } from 'node:crypto'
import { dateOf, type Moment } from '#modules/shared/values/days'
import type { HrMessage, HrSystemName } from '../domain/hr_system.ts'

/** Names in lower case. */
export type MessageHeaders = Readonly<Record<string, string | string[] | undefined>>

export type HrMessageRead = HrMessage | { refused: 'signature' | 'age' | 'unreadable' }

/** Older messages are refused, and such as come from a clock that is ahead by as much. */
const MOST_AGE_MS = 5 * 60_000

/** A message that was sent to us: what it says of itself, before it is believed. */
interface Sent {
  secret: string
  headers: MessageHeaders
  rawBody: string
  query: Readonly<Record<string, string | undefined>>
}

/** How a system shows that a message is its own, and what the message says. */
interface MessageForm {
  isSigned(sent: Sent): boolean
  /** When it was sent; null where the system does not say it. */
  sentAt(sent: Sent, body: unknown): string | null
  people(body: unknown): string[] | null
}

/**
 * Reads a message of an HR system: signed with the secret of its registration, fresh, and of a form that is known. It is
 * believed to say who changed, never what.
 *
 * @param query of the address it came to: where a system signs nothing, the secret is part of the address that it was given
 */
export function readHrMessage(
  system: HrSystemName,
  secret: string,
  headers: MessageHeaders,
  rawBody: string,
  now: Moment,
  query: Readonly<Record<string, string | undefined>> = {}
): HrMessageRead {
  const form = FORMS[system]
  const sent = { secret, headers, rawBody, query }
  if (!form || secret === '' || !form.isSigned(sent)) return { refused: 'signature' }
  const body = parsed(rawBody)
  const people = body === undefined ? null : form.people(body)
  if (!people) return { refused: 'unreadable' }
  const clock = dateOf(now)
  const told = form.sentAt(sent, body)
  const at = told === null ? clock : momentOf(told)
  if (!at) return { refused: 'unreadable' }
  if (Math.abs(clock.valueOf() - at.valueOf()) > MOST_AGE_MS) return { refused: 'age' }
  return { id: idOf(rawBody, told === null ? clock : null), at: at.toISOString(), people }
}

const FORMS: Partial<Record<HrSystemName, MessageForm>> = {
  // HMAC-SHA256 of body and moment, in hexadecimal: documentation.bamboohr.com/docs/webhooks.
  bamboohr: {
    isSigned: ({ secret, headers, rawBody }) =>
      isSame(
        one(headers['x-bamboohr-signature']).toLowerCase(),
        createHmac('sha256', secret)
          .update(rawBody + one(headers['x-bamboohr-timestamp']))
          .digest('hex')
      ),
    sentAt: ({ headers }) => one(headers['x-bamboohr-timestamp']),
    people(body) {
      const { type, data } = body as { type?: unknown; data?: { employeeId?: unknown } | null }
      const id = data?.employeeId
      if (typeof type !== 'string' || !isId(id)) return null
      return type.startsWith('employee.') ? [String(id)] : []
    },
  },
  // The token of the registration, as it was given: developer.personio.de/reference/post_v2-webhooks.
  personio: {
    isSigned: ({ secret, headers }) => isSame(one(headers.authorization), secret),
    sentAt: (_sent, body) => {
      const { occurred_at: at } = body as { occurred_at?: unknown }
      return typeof at === 'string' ? at : ''
    },
    people(body) {
      const { event_name: event, payload } = body as { event_name?: unknown; payload?: unknown }
      if (typeof event !== 'string' || typeof payload !== 'object' || payload === null) return null
      const said = payload as {
        id?: unknown
        person_id?: unknown
        person?: { id?: unknown } | null
      }
      const id = said.person?.id ?? said.person_id ?? (event.startsWith('person.') ? said.id : null)
      return isId(id) ? [String(id)] : []
    },
  },
  // Nothing is signed: the address itself is the secret. What is sent is not documented, so that nothing is concluded from it.
  officient: {
    isSigned: ({ secret, query }) => isSame(query.key ?? '', secret),
    sentAt: () => null,
    people: () => [],
  },
}

const isId = (value: unknown) =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)

const one = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

/** In a time that tells nothing of how much of it is right. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}

function parsed(rawBody: string): unknown {
  try {
    const body: unknown = JSON.parse(rawBody)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
  } catch {
    return undefined
  }
}

/** A moment in ISO or as seconds since 1970. */
function momentOf(text: string): Date | null {
  const at = /^\d{9,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at)
}

/**
 * A message that is sent once more has the same bytes: they are what it is known by. One that says no moment may well be
 * the same twice and mean two things, so that its minute counts too.
 */
function idOf(rawBody: string, clock: Date | null): string {
  const minute = clock ? String(Math.floor(clock.valueOf() / 60_000)) : ''
  return createHash('sha256').update(`${minute}\n${rawBody}`).digest('hex')
}
