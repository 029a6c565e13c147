import { randomBytes } from 'node:crypto'
import { dayOf, monthsAfter, daysAfter } from '#modules/shared/values/days'
import { HrRefusal } from '../../domain/hr_system.ts'
import type {
  Cursor,
  HrHealth,
  HrKey,
  HrSource,
  HrWhose,
  HrWebhooks,
  PeoplePage,
} from '../../domain/hr_system.ts'
import { HR_ADDRESSES } from '../hr_addresses.ts'
import { readCursor } from '../shared/cursor.ts'
import { eachAtATime } from '../shared/each_at_a_time.ts'
import { HrCalls, type HrCall } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { monthsOfYear } from '../shared/monthly.ts'
import { once } from '../shared/once.ts'
import { isRefused, mayRead } from '../shared/refused.ts'
import { day, text } from '../shared/said.ts'
import type { SourceSettings } from '../shared/source_settings.ts'
import { personioAccess } from './personio_access.ts'
import { personioPerson, type PersonioNames } from './personio_person.ts'

/** 300 calls a minute were documented of v1, with bursts: five a second. */
const GAP_MS = 200
/** More is refused. */
const PERSONS_PER_PAGE = 50
const PER_PAGE = 100
const AT_A_TIME = 4
const MOST_PAGES = 10_000
/** Lists of the organisation are marked as beta, and want to be asked as such. */
const BETA = { Beta: 'true' }

const EVENTS = [
  ...['person.created', 'person.updated', 'person.deleted'],
  ...['employment.created', 'employment.updated', 'employment.deleted'],
  ...['employment.started', 'employment.terminated'],
]

/** Persons by pages, their employments one call each, their pay by page. */
export function personioSource(key: HrKey, settings: SourceSettings): HrSource {
  const sentence = (body: unknown) => {
    const { errors, error_description: description } = maybeObject(body)
    const first = Array.isArray(errors) ? maybeObject(errors[0]) : {}
    return first.detail ?? first.title ?? description
  }
  const access = personioAccess(key, settings)
  const calls = new HrCalls(HR_ADDRESSES.personio, settings, access, sentence, GAP_MS)
  return new PersonioSource(calls, key, settings)
}

/** Where in the persons; after them, of a reading of changes, whose pay began. */
interface Place {
  part: 'persons' | 'pay'
  /** Of Personio, or the id of the last person whose pay began. */
  cursor: string | null
}

class PersonioSource implements HrSource {
  /** Compensations have no moment of their change: one entered for a day that is past is not seen. */
  readonly hidesPayChanges = true
  readonly #names = once(() => this.#readNames())
  #mayReadPay = true

  constructor(
    private readonly calls: HrCalls,
    private readonly key: HrKey,
    private readonly settings: SourceSettings
  ) {}

  async check(): Promise<HrHealth> {
    await this.calls.get('/v2/persons', { query: { limit: 1 } })
    return {
      ...(await this.whose()),
      mayRead: {
        people: true,
        pay: await mayRead(() => this.calls.get('/v2/compensations', { query: { limit: 1 } })),
        cars: false,
      },
      mayWritePayElements: false,
    }
  }

  async whose(): Promise<HrWhose> {
    const entities = await this.#maybeAll('/v2/legal-entities')
    return {
      account: text(entities[0]?.name) ?? 'Personio',
      accountIds: entities.map(({ id }) => idOf(id, 'a legal entity')),
    }
  }

  async people(cursor: Cursor, since: string | null): Promise<PeoplePage> {
    const place = readCursor<Place>(cursor) ?? { part: 'persons', cursor: null }
    if (place.part === 'pay') return this.#withPaySince(place.cursor, since!)
    const query = { 'limit': PERSONS_PER_PAGE, 'updated_at.gt': since ?? undefined }
    const page = await this.#page('/v2/persons', { query }, place.cursor)
    const rest: Place | null = page.next
      ? { part: 'persons', cursor: page.next }
      : since && this.#mayReadPay
        ? { part: 'pay', cursor: null }
        : null
    return {
      people: await this.#read(page.data),
      next: rest && JSON.stringify(rest),
      total: null,
    }
  }

  /** Whose pay began since then: those whom the filter of persons does not name. In the order of their ids. */
  async #withPaySince(after: string | null, since: string): Promise<PeoplePage> {
    const pay = await this.#compensations()
    const from = dayOf(since)
    const began = (pay ?? []).filter(({ effective_from: start }) => (day(start) ?? '') >= from)
    const all = [
      ...new Set(began.map(({ person }) => idOf(maybeObject(person).id, 'a person'))),
    ].toSorted(byId)
    const ids = after === null ? all : all.filter((id) => byId(id, after) > 0)
    const now = ids.slice(0, PERSONS_PER_PAGE)
    const found =
      now.length > 0
        ? await this.#page(
            '/v2/persons',
            { query: { limit: PERSONS_PER_PAGE, id: now.join(',') } },
            null
          )
        : null
    const next: Place | null = ids.length > now.length ? { part: 'pay', cursor: now.at(-1)! } : null
    // Whoever was changed otherwise too came before.
    const persons = (found?.data ?? []).filter(
      ({ updated_at: at }) => !(Date.parse(String(at)) > Date.parse(since))
    )
    return { people: await this.#read(persons), next: next && JSON.stringify(next), total: null }
  }

  async #read(persons: readonly Json[]) {
    const names = await this.#names()
    const ids = persons.map(({ id }) => idOf(id, 'a person'))
    const pay = ids.length > 0 ? await this.#compensations(ids) : []
    const told = { today: dayOf(this.settings.now()), monthsOfYear: monthsOfYear(this.key) }
    return eachAtATime(persons, AT_A_TIME, async (person) => {
      const id = idOf(person.id, 'a person')
      const own = pay?.filter((one) => String(maybeObject(one.person).id) === id) ?? null
      return personioPerson(person, await this.#employment(id), own, names, told)
    })
  }

  /** The newest one: they come in that order. */
  async #employment(id: string): Promise<Json | null> {
    const path = `/v2/persons/${encodeURIComponent(id)}/employments`
    try {
      const { _data: data } = objectOf(await this.calls.get(path, { query: { limit: 1 } }), path)
      return objectsOf(data, path)[0] ?? null
    } catch (error) {
      if (isRefused(error, 'not_found')) return null
      throw error
    }
  }

  /** What is paid in this month, of some or of all; null where the key may not read it. */
  async #compensations(ids?: readonly string[]): Promise<readonly Json[] | null> {
    if (!this.#mayReadPay) return null
    const first = `${dayOf(this.settings.now()).slice(0, 7)}-01`
    const query = {
      'limit': PER_PAGE,
      'start_date': first,
      'end_date': daysAfter(monthsAfter(first, 1), -1),
      'person.id': ids?.join(','),
    }
    try {
      return await this.#all('/v2/compensations', { query })
    } catch (error) {
      if (!isRefused(error, 'forbidden')) throw error
      this.#mayReadPay = false
      return null
    }
  }

  async #readNames(): Promise<PersonioNames> {
    const [departments, workplaces, costCenters] = [
      await this.#maybeAll('/v2/org-units', { query: { type: 'department' }, headers: BETA }),
      await this.#maybeAll('/v2/workplaces', { headers: BETA }),
      await this.#maybeAll('/v2/cost-centers', { headers: BETA }),
    ]
    const byIds = (list: readonly Json[]) =>
      new Map(list.map(({ id, name }) => [idOf(id, 'a list'), text(name) ?? '']))
    return {
      departments: byIds(departments),
      workplaces: byIds(workplaces),
      costCenters: byIds(costCenters),
    }
  }

  async lists() {
    const { departments, workplaces } = await this.#names()
    const listed = (names: ReadonlyMap<string, string>) =>
      [...names].map(([id, name]) => ({ id, name }))
    return { departments: listed(departments), functions: [], locations: listed(workplaces) }
  }

  /** All of a list that the key may not be allowed to read. */
  async #maybeAll(path: string, call: HrCall = {}): Promise<readonly Json[]> {
    try {
      return await this.#all(path, call)
    } catch (error) {
      if (isRefused(error, 'forbidden', 'not_found', 'invalid')) return []
      throw error
    }
  }

  async #all(path: string, call: HrCall = {}): Promise<readonly Json[]> {
    const all: Json[] = []
    let cursor: string | null = null
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const page: { data: readonly Json[]; next: string | null } = await this.#page(
        path,
        call,
        cursor
      )
      all.push(...page.data)
      if (!page.next) return all
      cursor = page.next
    }
    throw new HrRefusal('unreadable', `${path}: its pages do not end`)
  }

  /**
   * A page and where the next one is: the query of a link, with the filters that Personio repeats in it or not. Host and path
   * of the link are not used, so that it leads nowhere.
   */
  async #page(path: string, { query, headers }: HrCall, cursor: string | null) {
    const asked = cursor === null ? query : Object.fromEntries(new URLSearchParams(cursor))
    const answer = objectOf(await this.calls.get(path, { headers, query: asked }), path)
    const { href } = maybeObject(maybeObject(maybeObject(answer._meta).links).next)
    const next = typeof href === 'string' ? new URL(href, this.calls.base).search.slice(1) : ''
    if (next !== '' && next === cursor)
      throw new HrRefusal('unreadable', `${path}: the next page is the same one`)
    return { data: objectsOf(answer._data, path), next: next || null }
  }

  readonly webhooks: HrWebhooks = {
    register: async (url) => {
      const secret = `Bearer ${randomBytes(32).toString('base64url')}`
      const body = {
        url,
        description: 'Barema',
        status: 'ENABLED',
        auth_type: 'TOKEN',
        token: secret,
        enabled_events: EVENTS,
      }
      const answer = objectOf(await this.calls.post('/v2/webhooks', { body }), '/v2/webhooks')
      return { id: idOf(answer.id, 'a webhook'), secret }
    },
    remove: async (id) => {
      await this.calls.delete(`/v2/webhooks/${encodeURIComponent(id)}`).catch((error: unknown) => {
        if (!isRefused(error, 'not_found')) throw error
      })
    },
  }
}

/** Numbers by their size, other ids as texts. */
function byId(left: string, right: string): number {
  const [a, b] = [Number(left), Number(right)]
  if (Number.isFinite(a) && Number.isFinite(b)) return a - b
  return left < right ? -1 : left > right ? 1 : 0
}
