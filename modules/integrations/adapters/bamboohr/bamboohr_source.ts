import { dayOf } from '#modules/shared/values/days'
import { HrRefusal } from '../../domain/hr_system.ts'
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
import { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { monthsOfYear } from '../shared/monthly.ts'
import { once } from '../shared/once.ts'
import { isRefused } from '../shared/refused.ts'
import { text } from '../shared/said.ts'
import type { SourceSettings } from '../shared/source_settings.ts'
import { bamboohrAccess } from './bamboohr_access.ts'
import { bamboohrPerson, DATASET_FIELDS, ID, PAY_RATE, unreadFields } from './bamboohr_person.ts'

/** BambooHR names no figure for its limit: five calls a second. */
const GAP_MS = 200
/** The most that a page may have. */
const PER_PAGE = 1000
/** Ids that one filter names. */
const PER_FILTER = 50
const DATASET = '/api/v2/datasets/employee/data'
const CATALOGUE = '/api/v1_2/datasets/employee'
const EVENTS = ['employee.created', 'employee.updated', 'employee.deleted']

/** People by thousands from the dataset `employee`; who changed by their ids, then those rows. */
export function bamboohrSource(key: HrKey, settings: SourceSettings): HrSource {
  const { address } = key
  if (!address) throw new HrRefusal('invalid', 'BambooHR wants the address of the customer')
  const access = bamboohrAccess(key, address, settings)
  const sentence = (body: unknown) => {
    const { detail, title, error } = maybeObject(body)
    return detail ?? title ?? error
  }
  return new BamboohrSource(new HrCalls(address, settings, access, sentence, GAP_MS), key, settings)
}

/** Behind whom, and which page that is where pages are numbered. */
interface Place {
  after: number | null
  page: number
}

class BamboohrSource implements HrSource {
  readonly hidesPayChanges = false
  readonly #readable = once(() => this.#fields())

  constructor(
    private readonly calls: HrCalls,
    private readonly key: HrKey,
    private readonly settings: SourceSettings
  ) {}

  async check(): Promise<HrHealth> {
    const readable = await this.#readable()
    await this.#rows({ pageSize: 1 })
    return {
      ...(await this.whose()),
      mayRead: { people: true, pay: readable.has(PAY_RATE), cars: false },
      mayWritePayElements: false,
    }
  }

  async whose(): Promise<HrWhose> {
    const account = new URL(this.calls.base).hostname.split('.')[0]!
    return { account, accountIds: [account] }
  }

  people(cursor: Cursor, since: string | null): Promise<PeoplePage> {
    return since === null ? this.#everybody(cursor) : this.#changed(cursor, since)
  }

  /** Behind the last id: who came or went meanwhile moves nobody over the edge of a page. */
  async #everybody(cursor: Cursor): Promise<PeoplePage> {
    const place = readCursor<Place>(cursor) ?? { after: null, page: 1 }
    const { rows, left } = await this.#rowsAt(place)
    const after = Number(rows.at(-1)?.[ID])
    if (left > 0 && !Number.isSafeInteger(after))
      throw new HrRefusal('unreadable', `${DATASET}: ${ID} is no number`)
    const next: Place = { after, page: place.page + 1 }
    return {
      people: await this.#read(rows),
      next: left > 0 ? JSON.stringify(next) : null,
      total: place.after === null ? rows.length + left : null,
    }
  }

  /** An account in which ids are texts cannot compare them: there a page has its number. */
  async #rowsAt({ after, page }: Place): Promise<{ rows: readonly Json[]; left: number }> {
    try {
      const filter = after === null ? {} : { filter: `${ID} gt ${after}` }
      const { rows, total } = await this.#rows({ ...filter, pageSize: PER_PAGE })
      return { rows, left: total - rows.length }
    } catch (error) {
      if (after === null || !isRefused(error, 'invalid')) throw error
      const { rows, total } = await this.#rows({ page, pageSize: PER_PAGE })
      return { rows, left: total - (page - 1) * PER_PAGE - rows.length }
    }
  }

  async #changed(cursor: Cursor, since: string): Promise<PeoplePage> {
    const path = '/api/v1/employees/changed'
    const answer = objectOf(await this.calls.get(path, { query: { since } }), path)
    // PHP writes an empty map as a list.
    const { employees } = answer
    const told = Array.isArray(employees)
      ? []
      : Object.values(objectOf(employees, path)).map(maybeObject)
    const after = readCursor<number>(cursor) ?? -1
    const byId = told
      .map(({ id, action }) => ({
        id: Number(idOf(id, 'an employee')),
        isGone: action === 'Deleted',
      }))
      .toSorted((left, right) => left.id - right.id)
    const rest = byId.filter(({ id }) => id > after)
    const now = rest.slice(0, PER_FILTER)
    const kept = now.filter(({ isGone }) => !isGone)
    const filter = kept.map(({ id }) => `${ID} eq ${id}`).join(' or ')
    const { rows } =
      kept.length > 0 ? await this.#rows({ filter, pageSize: PER_FILTER }) : { rows: [] }
    return {
      people: [...(await this.#read(rows)), ...now.filter(({ isGone }) => isGone).map(deleted)],
      next: rest.length > now.length ? JSON.stringify(now.at(-1)!.id) : null,
      total: byId.length,
    }
  }

  async #read(rows: readonly Json[]): Promise<ExternalPerson[]> {
    const unread = unreadFields(await this.#readable())
    const told = { today: dayOf(this.settings.now()), months: monthsOfYear(this.key) }
    return rows.map((row) => bamboohrPerson(row, unread, told))
  }

  /** In the order of their ids; `orderBy` wants its field among those that are asked for. */
  async #rows(asked: {
    filter?: string
    page?: number
    pageSize: number
  }): Promise<{ rows: readonly Json[]; total: number }> {
    const fields = [...(await this.#readable())]
    const body = { fields, orderBy: `${ID} asc`, page: 1, ...asked }
    const answer = objectOf(await this.calls.post(DATASET, { body, isReading: true }), DATASET)
    const rows = objectsOf(answer.data, DATASET).map((row) => objectOf(row.fields, DATASET))
    const total = Number(objectOf(answer.meta, DATASET).totalItems)
    if (!Number.isInteger(total)) throw new HrRefusal('unreadable', `${DATASET}: no number of rows`)
    return { rows, total }
  }

  /** Our fields that the catalogue of this key has; to ask for another one is an error. */
  async #fields(): Promise<ReadonlySet<string>> {
    const path = `${CATALOGUE}/fields`
    const readable = new Set<string>()
    for (let page = 1; ; page++) {
      const answer = objectOf(
        await this.calls.get(path, { query: { page, page_size: PER_PAGE } }),
        path
      )
      for (const { name } of objectsOf(answer.fields, path))
        if (typeof name === 'string' && name in DATASET_FIELDS) readable.add(name)
      const pages = Number(maybeObject(answer.pagination).total_pages ?? 1)
      if (!(page < pages)) break
    }
    if (!readable.has(ID)) throw new HrRefusal('forbidden', `${path}: ${ID} may not be read`)
    return readable
  }

  async lists() {
    const readable = await this.#readable()
    const wanted = {
      departments: 'jobInformationDepartment',
      functions: 'jobInformationJobTitle',
      locations: 'jobInformationLocation',
    }
    const fields = Object.values(wanted).filter((name) => readable.has(name))
    const path = `${CATALOGUE}/field-options`
    const answer =
      fields.length > 0
        ? objectOf(await this.calls.post(path, { body: { fields }, isReading: true }), path)
        : {}
    const listed = (name: string) =>
      objectsOf(answer[name] ?? [], path).map(({ id, value }) => ({
        id: idOf(id, 'an option'),
        name: text(value) ?? '',
      }))
    return {
      departments: listed(wanted.departments),
      functions: listed(wanted.functions),
      locations: listed(wanted.locations),
    }
  }

  readonly webhooks: HrWebhooks = {
    register: async (url) => {
      const monitored = '/api/v1/webhooks/monitor_fields'
      const { fields } = objectOf(await this.calls.get(monitored), monitored)
      const monitorFields = objectsOf(fields, monitored).map(({ alias, id }) =>
        typeof alias === 'string' && alias !== '' ? alias : idOf(id, 'a field')
      )
      const path = '/api/v1/webhooks'
      const body = { name: 'Barema', url, format: 'json', events: EVENTS, monitorFields }
      const answer = objectOf(await this.calls.post(path, { body }), path)
      const { privateKey } = answer
      if (typeof privateKey !== 'string' || privateKey === '')
        throw new HrRefusal('unreadable', `${path}: no key came with it`)
      return { id: idOf(answer.id, 'a webhook'), secret: privateKey }
    },
    remove: async (id) => {
      await this.calls
        .delete(`/api/v1/webhooks/${encodeURIComponent(id)}`)
        .catch((error: unknown) => {
          if (!isRefused(error, 'not_found')) throw error
        })
    },
  }
}

const deleted = ({ id }: { id: number }): ExternalPerson => ({
  id: String(id),
  worker: {},
  contract: null,
  isGone: true,
  unread: [],
  raw: null,
})
