import { randomBytes } from 'node:crypto'
import { dateOf, dayOf } from '#modules/shared/values/days'
import type {
  Cursor,
  ExternalPerson,
  HrHealth,
  HrKey,
  HrSource,
  HrWhose,
  HrWebhooks,
  PeoplePage,
} from '../../domain/hr_system.ts'
import { readCursor } from '../shared/cursor.ts'
import { eachAtATime } from '../shared/each_at_a_time.ts'
import type { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { isRefused, mayRead } from '../shared/refused.ts'
import { text } from '../shared/said.ts'
import type { SourceSettings } from '../shared/source_settings.ts'
import { officientCalls } from './officient_calls.ts'
import { officientCars } from './officient_fleet.ts'
import { officientPayElements, writeOfficientPayElement } from './officient_pay_elements.ts'
import { listedPerson, officientPerson } from './officient_person.ts'

const PER_PAGE = 30
const AT_A_TIME = 2
/** The events that the description names. */
const EVENTS = ['person_added', 'person_deleted']

/** People by pages of the list, two calls a person; who changed by the log of personal data. */
export function officientSource(key: HrKey, settings: SourceSettings): HrSource {
  return new OfficientSource(officientCalls(key, settings), settings)
}

/** Where in the list: its page, how many people it had, and who was on the page before. */
interface ListPlace {
  page: number
  total: number | null
  before: readonly string[]
}

class OfficientSource implements HrSource {
  /** The log tells of personal data; a raise is in no list. */
  readonly hidesPayChanges = true
  #mayReadWages = true

  constructor(
    private readonly calls: HrCalls,
    private readonly settings: SourceSettings
  ) {}

  async check(): Promise<HrHealth> {
    const whose = await this.whose()
    const { people } = await this.#listed(0)
    const [first] = people
    const id = first && encodeURIComponent(idOf(first.id, 'a person'))
    const options = () => this.calls.get(`/wages/one_off/components/${id}/options/list`)
    return {
      ...whose,
      mayRead: {
        people: true,
        pay: !id || (await mayRead(() => this.calls.get(`/wages/${id}/history`))),
        cars: await mayRead(() => this.calls.get('/fleet/list', { query: { page: 0 } })),
      },
      mayWritePayElements: Boolean(id) && (await mayRead(options)),
    }
  }

  async whose(): Promise<HrWhose> {
    const { data } = objectOf(await this.calls.get('/account'), '/account')
    const account = objectOf(data, '/account')
    return {
      account: text(account.company_name) ?? String(account.company_id ?? ''),
      accountIds: [text(account.company_id)].filter((told) => typeof told === 'string'),
    }
  }

  people(cursor: Cursor, since: string | null): Promise<PeoplePage> {
    return since === null ? this.#everybody(cursor) : this.#changed(cursor, since)
  }

  async #everybody(cursor: Cursor): Promise<PeoplePage> {
    const place = readCursor<ListPlace>(cursor) ?? { page: 0, total: null, before: [] }
    const { people, total } = await this.#listed(place.page)
    // Somebody was removed meanwhile, and whoever stood behind them moved up over the edge of the page.
    if (place.page > 0 && total !== null && place.total !== null && total < place.total) {
      const again = { ...place, page: place.page - 1, total }
      return this.#everybody(JSON.stringify(again))
    }
    const ids = people.map(({ id }) => idOf(id, 'a person'))
    const fresh = people.filter((_, at) => !place.before.includes(ids[at]!))
    const before = [...place.before, ...ids].slice(-2 * PER_PAGE)
    const next: ListPlace = { page: place.page + 1, total, before }
    const read = await eachAtATime(fresh, AT_A_TIME, (listed) =>
      this.#person(idOf(listed.id, 'a person'), listed)
    )
    return {
      people: read.filter((person) => person !== null),
      next: people.length < PER_PAGE ? null : JSON.stringify(next),
      total,
    }
  }

  /** In the order of their ids, so that a reading that was cut goes on behind the last one. */
  async #changed(cursor: Cursor, since: string): Promise<PeoplePage> {
    const after = Number(readCursor<number>(cursor) ?? -1)
    const seconds = Math.floor(dateOf(since).valueOf() / 1000)
    const path = '/people/change_history'
    const { logs } = objectOf(
      await this.calls.get(path, { query: { since_timestamp: seconds } }),
      path
    )
    const told = objectsOf(logs, path).map((log) => Number(idOf(log.employee_id, 'a person')))
    const all = [...new Set([...told, ...(await this.#added(seconds, told))])].toSorted(
      (a, b) => a - b
    )
    const ids = all.filter((id) => id > after)
    const now = ids.slice(0, PER_PAGE)
    const people = await eachAtATime(now, AT_A_TIME, (id) => this.#person(String(id), null))
    return {
      people: people.filter((person) => person !== null),
      next: ids.length > now.length ? JSON.stringify(now.at(-1)) : null,
      total: all.length,
    }
  }

  /** Who was added: the list begins with the newest, and the log does not promise to name them. */
  async #added(seconds: number, told: readonly number[]): Promise<number[]> {
    const { people } = await this.#listed(0)
    const newest = people.map(({ id }) => Number(id)).toSorted((a, b) => b - a)
    const added: number[] = []
    for (const id of newest) {
      if (told.includes(id)) continue
      const detail = await this.#detail(String(id))
      if (!detail || Number(detail.created_at) <= seconds) break
      added.push(id)
    }
    return added
  }

  async #listed(page: number): Promise<{ people: readonly Json[]; total: number | null }> {
    const path = '/people/list'
    const answer = objectOf(
      await this.calls.get(path, { query: { page, include_archived: 1 } }),
      path
    )
    const people = objectsOf(answer.data, path)
    const total = answer.total_record_count
    return { people, total: typeof total === 'number' ? total : null }
  }

  /** Null for whom the log names and this key is not shown: it may be removed or out of sight, and neither is concluded. */
  async #person(id: string, listed: Json | null): Promise<ExternalPerson | null> {
    const detail = await this.#detail(id)
    if (!detail) return listed && listedPerson(listed)
    const wages = await this.#wages(id)
    return officientPerson(listed, detail, wages, dayOf(this.settings.now()))
  }

  /** Null where the person was removed since the list was read, or is not shown to this key. */
  async #detail(id: string): Promise<Json | null> {
    const path = `/people/${encodeURIComponent(id)}/detail`
    try {
      const { data } = objectOf(await this.calls.get(path), path)
      return objectOf(data, path)
    } catch (error) {
      if (isRefused(error, 'not_found', 'invalid')) return null
      throw error
    }
  }

  async #wages(id: string): Promise<readonly Json[] | null> {
    if (!this.#mayReadWages) return null
    const path = `/wages/${encodeURIComponent(id)}/history`
    try {
      const { data } = objectOf(await this.calls.get(path), path)
      return objectsOf(data, path)
    } catch (error) {
      if (isRefused(error, 'not_found', 'invalid')) return []
      if (!isRefused(error, 'forbidden')) throw error
      this.#mayReadWages = false
      return null
    }
  }

  async lists() {
    const teams = objectOf(await this.calls.get('/teams/list'), '/teams/list').data
    const functions = await this.calls.get('/wages/functions/list').catch((error: unknown) => {
      if (isRefused(error, 'forbidden', 'not_found', 'invalid')) return []
      throw error
    })
    return {
      departments: objectsOf(teams, '/teams/list').map(({ id, name }) => ({
        id: idOf(id, 'a team'),
        name: text(name) ?? '',
      })),
      functions: objectsOf(functions, '/wages/functions/list').map((one) => ({
        id: idOf(one.internal_code, 'a function'),
        name: text(one.description) ?? '',
      })),
      locations: [],
    }
  }

  cars() {
    return officientCars(this.calls)
  }

  payElements(personId: string) {
    return officientPayElements(this.calls, personId)
  }

  writePayElement(element: Parameters<NonNullable<HrSource['writePayElement']>>[0]) {
    return writeOfficientPayElement(this.calls, element)
  }

  readonly webhooks: HrWebhooks = {
    register: async (address) => {
      const secret = randomBytes(32).toString('base64url')
      const target = new URL(address)
      target.searchParams.set('key', secret)
      const ids: string[] = []
      for (const event of EVENTS) {
        const body = { target_url: target.href, event }
        const answer = objectOf(await this.calls.post('/webhooks/add', { body }), '/webhooks/add')
        ids.push(idOf(maybeObject(answer.data).id, 'a webhook'))
      }
      return { id: ids.join(','), secret }
    },
    remove: async (id) => {
      for (const one of id.split(','))
        await this.calls.delete(`/webhooks/${encodeURIComponent(one)}`).catch((error: unknown) => {
          if (!isRefused(error, 'not_found', 'invalid')) throw error
        })
    },
  }
}
