import { dateOf, dayOf, secondInUtc } from '#modules/shared/values/days'
import { HrRefusal } from '../../domain/hr_system.ts'
import type {
  Cursor,
  HrHealth,
  HrKey,
  HrSource,
  HrWhose,
  PeoplePage,
} from '../../domain/hr_system.ts'
import { readCursor } from '../shared/cursor.ts'
import { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { once } from '../shared/once.ts'
import { isRefused } from '../shared/refused.ts'
import { text } from '../shared/said.ts'
import type { SourceSettings } from '../shared/source_settings.ts'
import { EMPLOYEE_FIELDS, idsOf, odooPerson, type OdooLists } from './odoo_person.ts'

/** A database is one company's own, and each call one transaction in it. */
const GAP_MS = 200
const PER_PAGE = 1000
/** Former people are hidden unless they are asked for. */
const EVERYBODY = { active_test: false }

/** People by thousands from `hr.employee`, by `/json/2` of Odoo 19. */
export function odooSource(key: HrKey, settings: SourceSettings): HrSource {
  const { address, fields } = key
  if (!address) throw new HrRefusal('invalid', 'Odoo wants the address of the customer')
  const headers = {
    authorization: `bearer ${fields.apiKey ?? ''}`,
    ...(fields.database ? { 'x-odoo-database': fields.database } : {}),
  }
  const access = { headers: async () => headers }
  const sentence = (body: unknown) => maybeObject(body).message
  return new OdooSource(
    new HrCalls(`${address}/json/2`, settings, access, sentence, GAP_MS),
    key,
    settings
  )
}

class OdooSource implements HrSource {
  readonly hidesPayChanges = false
  readonly #readable = once(() => this.#fields())
  readonly #lists = once(() => this.#readLists())

  constructor(
    private readonly calls: HrCalls,
    private readonly key: HrKey,
    private readonly settings: SourceSettings
  ) {}

  async check(): Promise<HrHealth> {
    const readable = await this.#readable()
    await this.#read('hr.employee', { domain: [], fields: ['id'], limit: 1 })
    return {
      ...(await this.whose()),
      mayRead: { people: true, pay: readable.has('wage'), cars: false },
      mayWritePayElements: false,
    }
  }

  async whose(): Promise<HrWhose> {
    const companies = await this.#maybe('res.company', { domain: [], fields: ['name'] })
    const { host, hostname } = new URL(this.calls.base)
    const place = `${host}/${this.key.fields.database || '*'}`
    return {
      account: text(companies[0]?.name) ?? hostname,
      // One database of a server has several companies, and a key sees some of them.
      accountIds:
        companies.length > 0
          ? companies.map(({ id }) => `${place}/${idOf(id, 'a company')}`)
          : [place],
    }
  }

  /** Behind the last id: who came or went meanwhile moves nobody over the edge of a page. */
  async people(cursor: Cursor, since: string | null): Promise<PeoplePage> {
    const after = readCursor<number>(cursor) ?? 0
    const readable = await this.#readable()
    const lists = await this.#lists()
    const changed = since === null ? [] : changedSince(since)
    const records = await this.#read('hr.employee', {
      domain: [['id', '>', after], ...changed],
      fields: [...readable],
      order: 'id asc',
      limit: PER_PAGE,
    })
    const unread = unreadFields(readable)
    const accounts = await this.#accounts(records)
    const today = dayOf(this.settings.now())
    const last = records.at(-1)
    return {
      people: records.map((record) => odooPerson(record, lists, accounts, unread, today)),
      next: last && records.length === PER_PAGE ? JSON.stringify(last.id) : null,
      total: null,
    }
  }

  async #accounts(records: readonly Json[]): Promise<ReadonlyMap<string, Json>> {
    const ids = records.flatMap((record) => [
      ...idsOf(record.bank_account_ids).slice(0, 1),
      ...idsOf(record.bank_account_id),
    ])
    if (ids.length === 0) return new Map()
    const fields = ['acc_number', 'bank_bic']
    const domain = [['id', 'in', ids.map(Number)]]
    return byId(await this.#maybe('res.partner.bank', { domain, fields, limit: ids.length }))
  }

  async #readLists(): Promise<OdooLists> {
    const readable = await this.#readable()
    const calendars = readable.has('resource_calendar_id')
      ? await this.#maybe('resource.calendar', {
          domain: [],
          fields: ['hours_per_week', 'full_time_required_hours'],
        })
      : []
    const countries = await this.#maybe('res.country', { domain: [], fields: ['code'] })
    const codes = new Map(countries.map(({ id, code }) => [String(id), text(code) ?? '']))
    return { calendars: byId(calendars), countries: codes }
  }

  /** Our fields that this key may read; to ask for another one is refused as a whole. */
  async #fields(): Promise<ReadonlySet<string>> {
    const path = '/hr.employee/fields_get'
    const body = { allfields: Object.keys(EMPLOYEE_FIELDS), attributes: ['type'] }
    const fields = Object.keys(
      objectOf(await this.calls.post(path, { body, isReading: true }), path)
    )
    return new Set(['id', ...fields.filter((name) => name in EMPLOYEE_FIELDS)])
  }

  async lists() {
    const listed = async (model: string) =>
      (await this.#maybe(model, { domain: [], fields: ['name'], order: 'id asc' })).map(
        ({ id, name }) => ({
          id: idOf(id, model),
          name: text(name) ?? '',
        })
      )
    return {
      departments: await listed('hr.department'),
      functions: await listed('hr.job'),
      locations: await listed('hr.work.location'),
    }
  }

  async #read(model: string, asked: Json): Promise<readonly Json[]> {
    const path = `/${model}/search_read`
    return objectsOf(
      await this.calls.post(path, { body: { context: EVERYBODY, ...asked }, isReading: true }),
      path
    )
  }

  /** Records of a model that the key may not see, or that this database does not have. */
  async #maybe(model: string, asked: Json): Promise<readonly Json[]> {
    try {
      return await this.#read(model, asked)
    } catch (error) {
      if (isRefused(error, 'forbidden', 'not_found')) return []
      throw error
    }
  }
}

/** A person, or a version of theirs: pay and dates stand in versions. Odoo compares moments in UTC without their zone. */
function changedSince(since: string) {
  const moment = secondInUtc(dateOf(since)).replace('T', ' ')
  return ['|', ['write_date', '>', moment], ['version_ids.write_date', '>', moment]]
}

function unreadFields(readable: ReadonlySet<string>): string[] {
  const known = new Set([...readable].flatMap((name) => EMPLOYEE_FIELDS[name] ?? []))
  return [...new Set(Object.values(EMPLOYEE_FIELDS).flat())].filter((name) => !known.has(name))
}

const byId = (records: readonly Json[]) =>
  new Map(records.map((record) => [String(record.id), record]))
