import { setTimeout as sleep } from 'node:timers/promises'
import { OutsideRefusal } from '#modules/shared/outside/outside_fetch'
import type { OutsideAnswer, OutsideRequest } from '#modules/shared/outside/outside_fetch'
import { dateOf } from '#modules/shared/values/days'
import { HrRefusal, type HrRefusalKind } from '../../domain/hr_system.ts'
import { Pace } from './pace.ts'
import type { SourceSettings } from './source_settings.ts'

/** A wait that is shorter is kept here; a longer one is the process's. */
const SHORT_WAIT_S = 5
const MOST_WAITS = 3

/** How calls are let in. */
export interface Access {
  headers(): Promise<Record<string, string>>
  /** After a refusal of what `headers` said: whether there is another key by now, so that it is worth asking again. */
  renew?(refused: Readonly<Record<string, string>>): Promise<boolean>
}

export interface HrCall {
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** A POST that reads, and may be sent once more over a connection that broke. */
  isReading?: boolean
}

/**
 * The calls of one source, one after the other at its pace: let in, a short wait kept, an answer read as JSON. What is
 * no answer is an `HrRefusal`; the sentence of the other system is part of it, a key never.
 */
export class HrCalls {
  readonly #pace: Pace

  constructor(
    readonly base: string,
    private readonly settings: SourceSettings,
    private readonly access: Access,
    /** The system's own sentence in the body of a refusal. */
    private readonly sentenceIn: (body: unknown) => unknown,
    gapMs: number
  ) {
    this.#pace = new Pace(settings.gapMs ?? gapMs)
  }

  get(path: string, call: HrCall = {}): Promise<unknown> {
    return this.#json('GET', path, call)
  }

  post(path: string, call: HrCall = {}): Promise<unknown> {
    return this.#json('POST', path, call)
  }

  /** Asks that something be removed; its answer says nothing more. */
  async delete(path: string): Promise<void> {
    await this.#answer('DELETE', path, {})
  }

  async #json(method: 'GET' | 'POST', path: string, call: HrCall): Promise<unknown> {
    const { body } = await this.#answer(method, path, call)
    try {
      return JSON.parse(body.toString('utf8'))
    } catch {
      throw new HrRefusal('unreadable', `${path}: the answer is not JSON`)
    }
  }

  async #answer(
    method: OutsideRequest['method'],
    path: string,
    call: HrCall
  ): Promise<OutsideAnswer> {
    let isRenewed = false
    for (let waits = 0; ;) {
      await this.#pace.turn(this.settings.signal)
      const key = await this.access.headers()
      const answer = await this.#fetch(method, path, call, key)
      if (answer.status < 300) return answer
      if (answer.status === 401 && !isRenewed && (await this.access.renew?.(key))) {
        isRenewed = true
        continue
      }
      const refusal = this.#refusal(path, answer)
      const wait = refusal.retryAfter
      if (
        refusal.kind !== 'limited' ||
        wait === null ||
        wait > SHORT_WAIT_S ||
        ++waits > MOST_WAITS
      )
        throw refusal
      await sleep(wait * 1000, undefined, { signal: this.settings.signal })
    }
  }

  async #fetch(
    method: OutsideRequest['method'],
    path: string,
    { query = {}, body, headers, isReading }: HrCall,
    key: Readonly<Record<string, string>>
  ) {
    const url = new URL(`${this.base}${path}`)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    return sentOutside(this.settings, {
      url: url.href,
      method,
      headers: {
        accept: 'application/json',
        ...key,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      isRepeatable: isReading,
    })
  }

  #refusal(path: string, { status, headers, body }: OutsideAnswer): HrRefusal {
    const wait = waitOf(headers['retry-after'], dateOf(this.settings.now()))
    const kind = status === 503 && wait !== null ? 'limited' : kindOf(status)
    const sentence = sentenceOf(body, this.sentenceIn)
    return new HrRefusal(kind, `${path}: ${status}${sentence ? `, ${sentence}` : ''}`, wait)
  }
}

/** Sends a request; what the guard refuses is a refusal like another. */
export async function sentOutside(
  { fetch, signal }: Pick<SourceSettings, 'fetch' | 'signal'>,
  request: OutsideRequest
): Promise<OutsideAnswer> {
  try {
    return await fetch({ ...request, signal })
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error
    throw new HrRefusal(KIND_OF_GUARD[error.kind], error.message)
  }
}

const KIND_OF_GUARD = {
  address: 'invalid',
  unreachable: 'unreachable',
  late: 'unreachable',
  redirected: 'unreadable',
  too_large: 'unreadable',
} as const satisfies Record<OutsideRefusal['kind'], HrRefusalKind>

function kindOf(status: number): HrRefusalKind {
  if (status === 401) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  if (status === 429) return 'limited'
  return status >= 500 || status === 408 ? 'unreachable' : status >= 400 ? 'invalid' : 'unreadable'
}

/** Whole seconds of a `Retry-After`, which is a number or a moment; null where it says neither. */
function waitOf(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  if (/^\d+$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.valueOf()) / 1000))
}

const LONGEST_SENTENCE = 200

/** In one line, and no longer than a reader takes. */
function sentenceOf(body: Buffer, find: (body: unknown) => unknown): string {
  try {
    const found = find(JSON.parse(body.toString('utf8')))
    return typeof found === 'string' ? found.replaceAll(/\s+/g, ' ').slice(0, LONGEST_SENTENCE) : ''
  } catch {
    return ''
  }
}
