import { randomBytes, randomUUID } from 'node:crypto'
import { readKey, type LocalAccount, type LocalAccounts, type LocalKey } from './accounts.ts'
import { matched, momentOf, ok, type Answered, type Asked, type LocalApi } from './answer.ts'
import { COST_CENTERS, DEPARTMENTS, FULL_TIME, LOCATIONS, type LocalPerson } from './people.ts'

const ORIGIN = 'https://api.personio.de'
const DAY_S = 86_400

/** Personio’s API v2: persons, employments, compensations, lists of the organisation, webhooks. */
export function personioApi(accounts: LocalAccounts): LocalApi {
  const tokenKeys = new Map<string, string>()
  return {
    open({ method, path, body }) {
      if (method !== 'POST' || path !== '/v2/auth/token') return undefined
      const client = String(body.client_id)
      const key = readKey(client)
      if (body.grant_type !== 'client_credentials' || !key || body.client_secret !== 'local')
        return {
          status: 400,
          body: {
            error: 'invalid_client',
            error_description: 'Unknown client',
            trace_id: randomUUID(),
          },
        }
      const token = `papi-${randomBytes(16).toString('hex')}`
      const account = accounts.of(key)
      account.tokens.set(token, account.now() + DAY_S * 1000)
      tokenKeys.set(token, client)
      return ok({
        access_token: token,
        token_type: 'Bearer',
        expires_in: DAY_S,
        scope: 'personio:persons:read',
      })
    },
    keyOf({ headers }) {
      const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
      const key = readKey(tokenKeys.get(token))
      const account = key && accounts.of(key)
      return account && (account.tokens.get(token) ?? 0) > account.now() ? key : null
    },
    refuse: refused,
    answer,
  }
}

function refused(status: number, detail: string): Answered {
  return {
    status,
    body: {
      personio_trace_id: randomUUID(),
      timestamp: new Date().toISOString(),
      errors: [{ title: 'Refused', detail, type: null, _meta: {} }],
    },
    headers: { 'content-type': 'application/problem+json' },
  }
}

function answer(asked: Asked, account: LocalAccount, key: LocalKey): Answered {
  const { method, path, query } = asked
  if (method === 'GET' && path === '/v2/persons') return persons(account, query)
  const employed = method === 'GET' && matched('/v2/persons/:id/employments', path)
  if (employed) {
    const person = account.person(Number(employed[0]))
    return person ? page([employment(person)], path, query, 50) : refused(404, 'Person not found')
  }
  if (method === 'GET' && path === '/v2/compensations') {
    if (!key.mayReadPay) return refused(403, 'Scope personio:compensations:read is missing')
    const ids = query.get('person.id')?.split(',')
    const all = account.people.filter(({ id, left }) => !left && (!ids || ids.includes(String(id))))
    return page(all.map(compensation), path, query, 100, 100)
  }
  if (method === 'GET' && path === '/v2/legal-entities') {
    const own = named([`${account.name} (local)`], { id: String(account.number) })
    return page(own, path, query, 100, 20)
  }
  if (method === 'GET' && path === '/v2/org-units') {
    if (query.get('type') === 'team') return page([], path, query, 100, 20)
    return page(named(DEPARTMENTS, { type: 'department' }), path, query, 100, 20)
  }
  if (method === 'GET' && path === '/v2/workplaces')
    return page(named(LOCATIONS), path, query, 100, 50)
  if (method === 'GET' && path === '/v2/cost-centers')
    return page(named(COST_CENTERS), path, query, 100, 50)
  return webhooks(asked, account) ?? refused(404, 'Unknown path')
}

const named = (names: readonly string[], more: object = {}) =>
  names.map((name, at) => ({ id: String(at + 1), name, ...more }))

/** In the order of ids; the cursor names the last one, so that it holds whatever is added or removed. */
function persons(account: LocalAccount, query: URLSearchParams): Answered {
  const since = query.get('updated_at.gt')
  if (since !== null && Number.isNaN(Date.parse(since)))
    return refused(400, 'updated_at.gt is no date')
  const ids = query.get('id')?.split(',')
  const found = account.people.filter(
    ({ id, changedAt }) =>
      (!since || changedAt > Date.parse(since)) && (!ids || ids.includes(String(id)))
  )
  return page(found.map(personOf), '/v2/persons', query, 50)
}

/**
 * @param most what `limit` may be, which is refused above
 * @param usual what it is without
 */
function page(
  all: readonly ({ id: string } & object)[],
  path: string,
  query: URLSearchParams,
  most: number,
  usual = 10
): Answered {
  const limit = Number(query.get('limit') ?? usual)
  if (!(limit >= 1 && limit <= most)) return refused(400, `limit is between 1 and ${most}`)
  const cursor = query.get('cursor')
  const after =
    cursor === null ? null : Buffer.from(cursor.replace(/^cur_/, ''), 'base64url').toString()
  const sorted = all.toSorted((left, right) => order(left.id, right.id))
  const rest = after === null ? sorted : sorted.filter(({ id }) => order(id, after) > 0)
  const data = rest.slice(0, limit)
  const link = (last?: string) => {
    const url = new URL(`${ORIGIN}${path}`)
    for (const [name, value] of query) url.searchParams.set(name, value)
    if (last !== undefined)
      url.searchParams.set('cursor', `cur_${Buffer.from(last).toString('base64url')}`)
    return { href: url.href }
  }
  const next = rest.length > limit ? { next: link(data.at(-1)!.id) } : {}
  return ok({ _data: data, _meta: { links: { self: link(), ...next } } })
}

function order(left: string, right: string): number {
  const [a, b] = [left, right].map((id) => Number(id.replace(/^\D+/, '')))
  return a! - b! || (left < right ? -1 : left > right ? 1 : 0)
}

const custom = (id: string, label: string, value: string) => ({
  id,
  type: 'STRING',
  label,
  global_id: id,
  value,
})

const personOf = (person: LocalPerson) => ({
  id: String(person.id),
  first_name: person.firstName,
  last_name: person.lastName,
  preferred_name: null,
  email: person.email,
  gender: person.gender.toUpperCase(),
  language_code: person.language,
  status: person.left ? 'INACTIVE' : 'ACTIVE',
  profile_picture: null,
  custom_attributes: [
    custom('dynamic_1', 'Employee number', person.number),
    custom('dynamic_2', 'Date of birth', person.birth),
    custom('dynamic_3', 'Rijksregisternummer', person.niss),
    custom('dynamic_4', 'IBAN', person.iban),
    custom('dynamic_5', 'Street', person.street),
    custom('dynamic_6', 'Postal code', person.zip),
    custom('dynamic_7', 'City', person.city),
    custom('dynamic_8', 'Country', 'BE'),
    custom(
      'dynamic_9',
      'Marital status',
      person.civil === 'cohabitant' ? 'legal cohabitant' : person.civil
    ),
    custom('dynamic_10', 'Phone', person.phone),
  ],
  employments: [{ id: `e${person.id}` }],
  created_at: momentOf(person.addedAt),
  updated_at: momentOf(person.changedAt),
  _meta: { links: { employments: { href: `${ORIGIN}/v2/persons/${person.id}/employments` } } },
})

const idIn = (names: readonly string[], name: string) => ({ id: String(names.indexOf(name) + 1) })

const employment = (person: LocalPerson) => ({
  id: `e${person.id}`,
  status: person.left ? 'INACTIVE' : 'ACTIVE',
  weekly_working_hours: person.hours,
  full_time_weekly_working_hours: FULL_TIME,
  probation_end_date: null,
  employment_start_date: person.hired,
  employment_end_date: person.left,
  type: 'INTERNAL',
  contract_end_date: null,
  cost_centers: [{ ...idIn(COST_CENTERS, person.costCenter), weight: 100 }],
  created_at: momentOf(person.addedAt),
  updated_at: momentOf(person.changedAt),
  legal_entity: { id: '1' },
  office: idIn(LOCATIONS, person.location),
  org_units: [{ type: 'department', ...idIn(DEPARTMENTS, person.department) }],
  person: { id: String(person.id) },
  position: { title: person.job },
  sub_company: null,
  supervisor: person.managerId === null ? null : { id: String(person.managerId) },
  termination: person.left
    ? {
        termination_date: person.left,
        last_working_day: person.left,
        terminated_at: person.left,
        type: 'EMPLOYEE',
        reason: null,
      }
    : null,
  _meta: { links: { person: { href: `${ORIGIN}/v2/persons/${person.id}` } } },
})

const compensation = (person: LocalPerson) => ({
  id: `c${person.id}`,
  person: { id: String(person.id) },
  legal_entity: { id: '1' },
  type: { id: 'salary', name: 'salary', category: 'FIXED_SALARY' },
  amount: { value: person.pay, currency: 'EUR' },
  interval: 'MONTHLY',
  effective_from: person.payFrom,
  weekly_working_hours: person.hours,
  full_time_weekly_working_hours: FULL_TIME,
})

function webhooks({ method, path, body }: Asked, account: LocalAccount): Answered | undefined {
  const own = account.webhooks.filter(({ system }) => system === 'personio')
  const shown = ({ id, url, events }: (typeof own)[number]) => ({
    id,
    url,
    description: 'Barema',
    status: 'ENABLED',
    enabled_events: events,
  })
  if (method === 'GET' && path === '/v2/webhooks')
    return ok({ _data: own.map(shown), _meta: { links: {} } })
  if (method === 'POST' && path === '/v2/webhooks') {
    if (!URL.canParse(String(body.url)) || !Array.isArray(body.enabled_events))
      return refused(422, 'url and enabled_events are required')
    const webhook = {
      id: randomUUID(),
      system: 'personio' as const,
      url: String(body.url),
      secret: String(body.token),
      events: body.enabled_events.map(String),
    }
    account.webhooks.push(webhook)
    return { status: 201, body: shown(webhook) }
  }
  const removed = method === 'DELETE' && matched('/v2/webhooks/:id', path)
  if (!removed) return undefined
  const at = account.webhooks.findIndex(({ id }) => id === removed[0])
  if (at < 0) return refused(404, 'Webhook not found')
  account.webhooks.splice(at, 1)
  return { status: 204 }
}
