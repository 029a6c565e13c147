import { randomBytes } from 'node:crypto'
import { readKey, type LocalAccount, type LocalAccounts, type LocalKey } from './accounts.ts'
import { matched, momentOf, ok, type Answered, type Asked, type LocalApi } from './answer.ts'
import { consentPage } from './consent_page.ts'
import { DEPARTMENTS, JOBS, LOCATIONS, type LocalPerson } from './people.ts'

const HOUR_S = 3600
const DATASET = '/api/v2/datasets/employee/data'
const CATALOGUE = '/api/v1_2/datasets/employee'

/** BambooHR: the dataset `employee`, who changed, webhooks; keys as the name of a user without a password. */
export function bamboohrApi(accounts: LocalAccounts): LocalApi {
  const codes = new Map<string, string>()
  const renewals = new Map<string, string>()
  const tokenKeys = new Map<string, string>()
  return {
    open(asked) {
      const { method, path, body } = asked
      if (path === '/authorize.php') return consentPage(asked, 'BambooHR', codes)
      if (method !== 'POST' || path !== '/token.php') return undefined
      const store = body.grant_type === 'authorization_code' ? codes : renewals
      const given = String(
        body.grant_type === 'authorization_code' ? body.code : body.refresh_token
      )
      const key = store.get(given)
      store.delete(given)
      if (!key || key !== body.client_id || body.client_secret !== 'local')
        return { status: 400, body: { error: 'invalid_grant' } }
      const [access, refresh] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
      const account = accounts.of(readKey(key)!)
      account.tokens.set(access, account.now() + HOUR_S * 1000)
      tokenKeys.set(access, key)
      renewals.set(refresh, key)
      return ok({
        access_token: access,
        refresh_token: refresh,
        expires_in: HOUR_S,
        token_type: 'Bearer',
      })
    },
    keyOf({ headers, host }) {
      const [scheme, given = ''] = (headers.authorization ?? '').split(' ')
      const isBasic = scheme === 'Basic'
      const user = isBasic
        ? Buffer.from(given, 'base64').toString().split(':')[0]
        : tokenKeys.get(given)
      const key = readKey(user)
      // A key is of one company, and its host is named after it.
      if (!key || host !== `${key.account}.bamboohr.com`) return null
      const account = accounts.of(key)
      return isBasic || (account.tokens.get(given) ?? 0) > account.now() ? key : null
    },
    refuse: refused,
    answer,
  }
}

function refused(status: number, detail: string, code?: string): Answered {
  return {
    status,
    body: { type: 'about:blank', title: 'Refused', status, detail, ...(code && { code }) },
    headers: { 'content-type': 'application/problem+json' },
  }
}

const CIVIL = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
  cohabitant: 'Legal cohabitant',
}

/** The fields of the dataset, each with what it says of a person. */
const FIELDS: Record<
  string,
  (person: LocalPerson, account: LocalAccount) => string | number | null
> = {
  eeid: ({ id }) => id,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  employeeNumber: ({ number }) => number,
  email: ({ email }) => email,
  mobilePhone: ({ phone }) => phone,
  workPhone: () => null,
  dateOfBirth: ({ birth }) => birth,
  birthplace: ({ birthplace }) => birthplace,
  nationality: () => 'Belgian',
  gender: ({ gender }) => (gender === 'male' ? 'Male' : 'Female'),
  maritalStatus: ({ civil }) => CIVIL[civil],
  addressLineOne: ({ street }) => street,
  addressLineTwo: () => null,
  zipcode: ({ zip }) => zip,
  city: ({ city }) => city,
  country: () => 'Belgium',
  nationalId: ({ niss }) => niss,
  jobInformationDepartment: ({ department }) => department,
  jobInformationJobTitle: ({ job }) => job,
  jobInformationLocation: ({ location }) => location,
  supervisorEid: ({ managerId }) => managerId,
  supervisorName: ({ managerId }, account) => {
    const leader = managerId === null ? undefined : account.person(managerId)
    return leader ? `${leader.firstName} ${leader.lastName}` : null
  },
  status: ({ left }) => (left ? 'Inactive' : 'Active'),
  employmentStatus: ({ hours }) => (hours < 38 ? 'Part-Time' : 'Full-Time'),
  hireDate: ({ hired }) => hired,
  contractEndDate: () => null,
  terminationDate: ({ left }) => left ?? '0000-00-00',
  standardHoursPerWeek: ({ hours }) => hours,
  compensationPayRate: ({ pay }) => pay.toFixed(2),
  compensationPayRateCurrencyCode: () => 'EUR',
  compensationPaidPer: () => 'Month',
  compensationEffectiveDate: ({ payFrom }) => payFrom,
  lastChanged: (person) => momentOf(changeOf(person)),
}
/** Fields whose values can be larger and smaller. */
const ORDERED = [
  'eeid',
  'dateOfBirth',
  'hireDate',
  'lastChanged',
  'standardHoursPerWeek',
  'terminationDate',
]

const fieldsOf = ({ mayReadPay }: LocalKey) =>
  Object.keys(FIELDS).filter((name) => mayReadPay || !name.startsWith('compensation'))

function answer(asked: Asked, account: LocalAccount, key: LocalKey): Answered {
  const { method, path, query, body } = asked
  if (method === 'POST' && path === DATASET) return data(body, account, key)
  if (method === 'GET' && path === `${CATALOGUE}/fields`) return catalogue(query, key)
  if (method === 'POST' && path === `${CATALOGUE}/field-options`) return options(body)
  if (method === 'GET' && path === '/api/v1/employees/changed') return changed(query, account)
  return webhooks(asked, account) ?? refused(404, 'Unknown path')
}

function catalogue(query: URLSearchParams, key: LocalKey): Answered {
  const size = Number(query.get('page_size') ?? 500)
  const page = Number(query.get('page') ?? 1)
  const all = fieldsOf(key)
  const shown = all.slice((page - 1) * size, page * size)
  const pages = Math.ceil(all.length / size)
  return ok({
    name: 'employee',
    label: 'Employee',
    fields: shown.map((name) => ({
      name,
      label: name,
      type: ORDERED.includes(name) ? 'date' : 'text',
      parentType: 'section',
      parentName: 'Personal',
      entityName: 'employee',
    })),
    pagination: {
      total_records: all.length,
      current_page: page,
      total_pages: pages,
      next_page: page < pages ? 'next' : null,
      prev_page: null,
    },
  })
}

function options(body: Asked['body']): Answered {
  const lists: Record<string, string[]> = {
    jobInformationDepartment: DEPARTMENTS,
    jobInformationJobTitle: JOBS,
    jobInformationLocation: LOCATIONS,
  }
  const fields = Array.isArray(body.fields) ? body.fields.map(String) : []
  if (fields.some((name) => !lists[name])) return refused(400, 'This field has no options')
  return ok(
    Object.fromEntries(
      fields.map((name) => [name, lists[name]!.map((value, at) => ({ id: String(at + 1), value }))])
    )
  )
}

const MOST = 1000

function data(body: Asked['body'], account: LocalAccount, key: LocalKey): Answered {
  const fields = Array.isArray(body.fields) ? body.fields.map(String) : []
  const known = fieldsOf(key)
  const unknown = fields.find((name) => !known.includes(name))
  if (fields.length === 0 || unknown) return refused(400, `Unknown field ${unknown ?? ''}`)
  const size = Number(body.pageSize ?? 100)
  const page = Number(body.page ?? 1)
  if (!(size >= 1 && size <= MOST && page >= 1))
    return refused(422, `pageSize is between 1 and ${MOST}`)
  const by = typeof body.orderBy === 'string' ? body.orderBy.split(' ')[0]! : null
  if (by && !fields.includes(by))
    return refused(400, 'orderBy names a field that is not asked for', 'UE-1001')
  const filter = filterOf(body.filter, key.hasTextIds ? ORDERED.slice(1) : ORDERED)
  if (!filter) return refused(422, 'The filter cannot be read', 'INVALID_FILTER')
  const found = account.people.filter((person) => filter(person, account))
  if (by)
    found.sort((left, right) => compare(FIELDS[by]!(left, account), FIELDS[by]!(right, account)))
  const rows = found.slice((page - 1) * size, page * size)
  const pages = Math.ceil(found.length / size)
  const link = (to: number) => `https://${account.name}.bamboohr.com${DATASET}?page=${to}`
  return {
    ...ok({
      data: rows.map((person) => ({
        fields: Object.fromEntries(fields.map((name) => [name, FIELDS[name]!(person, account)])),
      })),
      links: {
        ...(page > 1 && { prev: link(page - 1) }),
        ...(page < pages && { next: link(page + 1) }),
      },
      meta: { page, pageSize: size, totalPages: pages, totalItems: found.length },
    }),
    headers: { 'x-request-id': randomBytes(8).toString('hex') },
  }
}

const compare = (left: string | number | null, right: string | number | null) =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left) < String(right)
      ? -1
      : 1

type Filter = (person: LocalPerson, account: LocalAccount) => boolean
const CLAUSE = /^(\w+) (eq|ne|gt|ge|lt|le) (?:'([^']*)'|(-?\d+(?:\.\d+)?))$/

/** Clauses joined by `and` or by `or`, never by both; null for another one. */
function filterOf(filter: unknown, ordered: readonly string[]): Filter | null {
  if (filter === undefined) return () => true
  if (typeof filter !== 'string' || (/ and /.test(filter) && / or /.test(filter))) return null
  const isAnd = / and /.test(filter)
  const clauses: Filter[] = []
  for (const clause of filter.split(isAnd ? ' and ' : ' or ')) {
    const [, name, operator, written, number] = CLAUSE.exec(clause) ?? []
    if (!name || !FIELDS[name] || (!['eq', 'ne'].includes(operator!) && !ordered.includes(name)))
      return null
    const value = number === undefined ? written! : Number(number)
    clauses.push((person, account) => holds(operator!, FIELDS[name]!(person, account), value))
  }
  return (person, account) =>
    isAnd
      ? clauses.every((one) => one(person, account))
      : clauses.some((one) => one(person, account))
}

function holds(operator: string, left: string | number | null, right: string | number): boolean {
  const difference = String(left) === String(right) ? 0 : compare(left, right)
  return {
    eq: difference === 0,
    ne: difference !== 0,
    gt: difference > 0,
    ge: difference >= 0,
    lt: difference < 0,
    le: difference <= 0,
  }[operator]!
}

/** Pay counts as any other change. */
const changeOf = ({ changedAt, payChangedAt }: LocalPerson) => Math.max(changedAt, payChangedAt)

function changed(query: URLSearchParams, account: LocalAccount): Answered {
  const since = Date.parse(query.get('since') ?? '')
  if (Number.isNaN(since)) return refused(400, 'since is no ISO 8601 date')
  const told = [
    ...account.people
      .filter((person) => changeOf(person) > since)
      .map((person) => ({
        id: String(person.id),
        action: person.addedAt > since ? 'Inserted' : 'Updated',
        lastChanged: momentOf(changeOf(person)),
      })),
    ...[...account.removed]
      .filter(([, at]) => at > since)
      .map(([id, at]) => ({ id: String(id), action: 'Deleted', lastChanged: momentOf(at) })),
  ]
  const latest =
    told
      .map(({ lastChanged }) => lastChanged)
      .toSorted()
      .at(-1) ?? momentOf(since)
  // As PHP writes it: an empty map is a list.
  return ok({
    latest,
    employees: told.length ? Object.fromEntries(told.map((one) => [one.id, one])) : [],
  })
}

function webhooks({ method, path, body }: Asked, account: LocalAccount): Answered | undefined {
  const own = account.webhooks.filter(({ system }) => system === 'bamboohr')
  if (method === 'GET' && path === '/api/v1/webhooks/monitor_fields')
    return ok({
      fields: [
        { id: 1, name: 'First name', alias: 'firstName' },
        { id: 4, name: 'Department', alias: 'department' },
        { id: 19, name: 'Pay rate', alias: 'payRate' },
      ],
    })
  if (method === 'GET' && path === '/api/v1/webhooks')
    return ok({ webhooks: own.map(({ id, url }) => ({ id, name: 'Barema', url, lastSent: null })) })
  if (method === 'POST' && path === '/api/v1/webhooks') {
    const { url, format, events, monitorFields } = body
    const wantsFields = Array.isArray(events) && events.includes('employee.updated')
    if (
      !URL.canParse(String(url)) ||
      format !== 'json' ||
      (wantsFields && !(Array.isArray(monitorFields) && monitorFields.length))
    )
      return refused(400, 'url, format and monitorFields are required')
    const webhook = {
      id: String(account.webhooks.length + 1),
      system: 'bamboohr' as const,
      url: String(url),
      secret: randomBytes(16).toString('hex'),
      events: (events as unknown[]).map(String),
    }
    account.webhooks.push(webhook)
    return {
      status: 201,
      body: {
        id: webhook.id,
        name: body.name,
        created: '2026-11-27 08:00:00',
        lastSent: null,
        monitorFields,
        postFields: {},
        url,
        format,
        privateKey: webhook.secret,
        includeCompanyDomain: false,
        events,
      },
    }
  }
  const removed = method === 'DELETE' && matched('/api/v1/webhooks/:id', path)
  if (!removed) return undefined
  const at = account.webhooks.findIndex(
    ({ id, system }) => system === 'bamboohr' && id === removed[0]
  )
  if (at < 0) return refused(404, 'Webhook not found')
  account.webhooks.splice(at, 1)
  return { status: 200, body: 'Webhook deleted' }
}
