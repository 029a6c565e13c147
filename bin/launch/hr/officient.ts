import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { readKey, type LocalAccount, type LocalAccounts, type LocalKey } from './accounts.ts'
import { matched, ok, type Answered, type Asked, type LocalApi } from './answer.ts'
import { consentPage } from './consent_page.ts'
import { DEPARTMENTS, JOBS, type LocalPerson } from './people.ts'

const PER_PAGE = 30
const HOUR_S = 3600
/** What may be granted once; codes as payroll providers have them. */
const ELEMENTS = [
  {
    id: 35,
    groupname: 'bonus',
    description: 'Commissieloon',
    code: '3110',
    input_type: 'total_value',
  },
  {
    id: 41,
    groupname: 'expenses',
    description: 'Terugbetaling onkosten / dag',
    code: '5003',
    input_type: 'unity_and_days',
  },
  {
    id: 54,
    groupname: 'hours',
    description: 'Overuren',
    code: '1025',
    input_type: 'unity_and_hours',
  },
  {
    id: 60,
    groupname: 'expenses',
    description: 'Fietsvergoeding / km',
    code: '5090',
    input_type: 'unity_and_kms',
  },
]
/** What a granted element has to say, by the way in which it is counted. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  total_value: ['total_value'],
  unity_and_days: ['unity', 'days'],
  unity_and_hours: ['unity', 'hours'],
  unity_and_kms: ['unity', 'kms'],
}

/** Officient’s API 1.0, and the page on which a person lets an app in. */
export function officientApi(accounts: LocalAccounts): LocalApi {
  const codes = new Map<string, string>()
  const renewals = new Map<string, string>()
  const tokenKeys = new Map<string, string>()

  const tokens = (key: string): Answered => {
    const [access, refresh] = [`at-${secret()}`, `rt-${secret()}`]
    const account = accounts.of(readKey(key)!)
    account.tokens.set(access, account.now() + HOUR_S * 1000)
    tokenKeys.set(access, key)
    renewals.set(refresh, key)
    return ok({
      access_token: access,
      expires_in: HOUR_S,
      token_type: 'Bearer',
      scope: 'admin',
      refresh_token: refresh,
    })
  }

  return {
    open(asked) {
      if (asked.path === '/authorize') return consentPage(asked, 'Officient', codes)
      if (asked.method !== 'POST' || asked.path !== '/1.0/token') return undefined
      const {
        client_id: client,
        client_secret: password,
        grant_type: grant,
        code,
        refresh_token: renewal,
      } = asked.body
      if (!readKey(String(client)) || password !== 'local') return { status: 401, body: {} }
      const store =
        grant === 'authorization_code' ? codes : grant === 'refresh_token' ? renewals : null
      const given = String(grant === 'authorization_code' ? code : renewal)
      const key = store?.get(given)
      // A code and a token of renewal are worth something once.
      store?.delete(given)
      return key && key === client ? tokens(key) : { status: 400, body: {} }
    },
    keyOf({ headers }) {
      const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
      const key = readKey(tokenKeys.get(token) ?? token)
      if (!key || !tokenKeys.has(token)) return key
      const account = accounts.of(key)
      return (account.tokens.get(token) ?? 0) > account.now() ? key : null
    },
    refuse: (status, sentence) => ({
      status,
      body: { status_code: status, reason_phrase: sentence },
    }),
    answer,
  }
}

const secret = () => randomBytes(16).toString('hex')
const refused = (status: number, sentence: string): Answered => ({
  status,
  body: { status_code: status, reason_phrase: sentence },
})
const unknownPerson = () => refused(400, 'Employee not found or you have no access.')

function answer(
  { method, path: whole, query, body }: Asked,
  account: LocalAccount,
  key: LocalKey
): Answered {
  const path = whole.replace(/^\/1\.0/, '')
  const person = (id: string | undefined) => account.person(Number(id))
  if (method === 'GET' && path === '/account')
    return ok({
      data: {
        company_id: account.number,
        company_name: `${account.name} (local)`,
        subdomain: account.name,
      },
    })
  if (method === 'GET' && path === '/people/list') {
    const page = query.get('page')
    if (page === null) return refused(400, 'page is required')
    const shown =
      query.get('include_archived') === '1'
        ? account.people
        : account.people.filter(({ left }) => !left)
    const newest = shown.toSorted((left, right) => right.id - left.id)
    const from = Number(page) * PER_PAGE
    return ok({
      data: newest.slice(from, from + PER_PAGE).map(listed),
      total_record_count: shown.length,
    })
  }
  if (method === 'GET' && path === '/people/change_history') {
    const since = Number(query.get('since_timestamp')) * 1000
    const changed = account.people.filter(
      ({ changedAt, addedAt }) => changedAt > since && changedAt !== addedAt
    )
    return ok({
      logs: changed.map(({ id, changedAt, phone }) => ({
        timestamp: Math.floor(changedAt / 1000),
        employee_id: id,
        changed_values: { phone: { old: '', new: phone } },
      })),
    })
  }
  const detailed = method === 'GET' && matched('/people/:id/detail', path)
  if (detailed) {
    const found = person(detailed[0])
    return found ? ok({ data: detail(found, account) }) : unknownPerson()
  }
  const paid = method === 'GET' && matched('/wages/:id/(history|current)', path)
  if (paid) {
    if (!key.mayReadPay) return refused(403, 'This token may not read wages.')
    const found = person(paid[0])
    if (!found) return unknownPerson()
    return ok({ data: paid[1] === 'current' ? wagesOf(found)[0] : wagesOf(found) })
  }
  if (method === 'GET' && path === '/fleet/list') {
    const from = Number(query.get('page')) * PER_PAGE
    return ok({
      data: carsOf(account)
        .slice(from, from + PER_PAGE)
        .map(({ car, owner }) => ({
          id: car.id,
          type: 'car',
          brand: car.brand,
          model: car.model,
          owner: { id: owner.id, name: nameOf(owner) },
        })),
    })
  }
  const vehicle = method === 'GET' && matched('/fleet/:id/detail', path)
  if (vehicle) {
    const found = carsOf(account).find(({ car }) => car.id === Number(vehicle[0]))
    return found ? ok({ data: carDetail(found) }) : refused(400, 'Invalid vehicle id')
  }
  if (method === 'GET' && path === '/teams/list')
    return ok({ data: DEPARTMENTS.map((name, at) => ({ id: at + 1, name })) })
  if (method === 'GET' && path === '/wages/functions/list')
    return ok(
      JOBS.map((description, at) => ({
        username: '123456',
        internal_code: `f-${at + 1}`,
        description,
      }))
    )
  return (
    granting(method, path, body, account, key) ??
    webhooks(method, path, body, account) ??
    refused(404, 'Not found')
  )
}

const nameOf = ({ firstName, lastName }: LocalPerson) => `${firstName} ${lastName}`
const carsOf = ({ people }: LocalAccount) =>
  people.flatMap((owner) => (owner.car ? [{ car: owner.car, owner }] : []))

const listed = (person: LocalPerson) => ({
  id: person.id,
  name: nameOf(person),
  email: person.email,
  role_name: person.job,
  archived: person.left ? 1 : 0,
  linked_payroll_provider_external_id: person.number,
  payroll_provider: 'DemoPayroll',
  linked_integration_alias: 'DM',
})

const CIVIL = {
  single: 'single',
  married: 'married',
  divorced: 'divorced',
  widowed: 'widow',
  cohabitant: 'legal_cohabitant',
}

function detail(person: LocalPerson, account: LocalAccount) {
  const leader = person.managerId === null ? undefined : account.person(person.managerId)
  return {
    id: person.id,
    deleted: 0,
    name: nameOf(person),
    first_name: person.firstName,
    last_name: person.lastName,
    created_at: Math.floor(person.addedAt / 1000),
    preferred_language_code: person.language,
    email: person.email,
    personal_email: null,
    national_number: person.niss.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5'),
    social_security_nr: '',
    birthdate: person.birth,
    birthplace: person.birthplace,
    avatar: '',
    linked_payroll_provider: 'acerta',
    linked_payroll_employee_id: '',
    linked_payroll_employee_number: person.number,
    dependent_adults_below_65: 0,
    dependent_children: person.children,
    dependent_adults_above_65: 0,
    dependent_disabled_children: 0,
    dependent_disabled_adults_below_65: 0,
    dependent_disabled_adults_above_65: 0,
    spouse_has_income: person.partnerEarns,
    phone: person.phone,
    civil_state: CIVIL[person.civil],
    nationality_country_code: 'BE',
    gender: person.gender,
    bank_account_iban: person.iban,
    bank_account_bic: person.bic,
    emergency_contact: { name: '', relation: '', phone: '' },
    address: {
      line_1: person.street,
      line_2: '',
      zipcode: person.zip,
      city: person.city,
      state: '',
      country_code: 'BE',
      date_last_changed: null,
    },
    team: { id: DEPARTMENTS.indexOf(person.department) + 1, name: person.department },
    employment: { first_employment_date: person.hired, last_employment_date: person.left },
    current_role: { name: person.job, start_date: person.hired },
    current_reports_to: leader
      ? { person_id: leader.id, person_name: nameOf(leader), start_date: person.hired }
      : null,
    custom_fields: [],
    name_parts: {
      initials: '',
      insertion: '',
      last_name_composition: '',
      insertion_partner: '',
      last_name_partner: '',
    },
  }
}

/** The newest first; somebody whose pay was changed has an earlier one too. */
function wagesOf(person: LocalPerson) {
  const minutes = Math.round(person.hours * 60)
  const day = Math.floor(minutes / 5)
  const friday = minutes - 4 * day
  const week = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday,
    saturday: 0,
    sunday: 0,
  }
  const wage = (id: number, from: string, until: string, rate: number) => ({
    id,
    start_date: from,
    end_date: until,
    estimated_monthly_total: Math.round(rate * 1.4),
    currency: 'EUR',
    type: 'employee_paid_monthly',
    rate,
    created_at: Math.floor(person.addedAt / 1000),
    updated_at: Math.floor(person.payChangedAt / 1000),
    registration_country_code: 'BE',
    estimated_monthly_cost: {
      base_components: {
        base_rate: rate,
        social_contributions: 0,
        end_of_year_bonus: 0,
        retirement_plan: 0,
        holiday_pay: 0,
        hospitalization_insurance: 0,
        net_allowance: 0,
        car: 0,
      },
      custom_components: [{ description: 'maaltijdcheques', monthly_value: 149.74 }],
    },
    weekly_time_engagement_minutes: week,
    custom_payroll_data: {},
    termination_reason: '',
    multiple_week_schedule: null,
  })
  const now = wage(person.id * 10 + 1, person.payFrom, person.left ?? '', person.pay)
  if (person.payFrom === person.hired) return [now]
  return [now, wage(person.id * 10, person.hired, dayBefore(person.payFrom), person.pay - 100)]
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const carDetail = ({ car, owner }: ReturnType<typeof carsOf>[number]) => ({
  id: car.id,
  type: 'car',
  brand: car.brand,
  model: car.model,
  fuel: car.fuel,
  plate: `1-AAA-${String(car.id).slice(-3)}`,
  hp: 150,
  co2_g_km: car.co2,
  chassis_number: `LOCAL${car.id}`,
  color: 'grey',
  supplier: '',
  contract_type: '',
  catalogue_value: String(car.value),
  date_first_registration: '2025-01-15',
  specifics: '',
  yearly_cost: { base: String(car.cost), operational: '0' },
  deleted: 0,
  owner: { id: owner.id, name: nameOf(owner), avatar: '' },
  custom_fields: [],
})

function granting(
  method: string,
  path: string,
  body: Asked['body'],
  account: LocalAccount,
  key: LocalKey
): Answered | undefined {
  const options = method === 'GET' && matched('/wages/one_off/components/:id/options/list', path)
  if (options) {
    if (!key.mayWrite) return refused(403, 'This token may not grant components.')
    if (!account.person(Number(options[0]))) return unknownPerson()
    return ok({
      available_types: ELEMENTS.map((one) => ({
        ...one,
        linked_payroll_provider: 'acerta',
        default_value_hint: null,
      })),
    })
  }
  const granted =
    method === 'GET' && matched('/wages/one_off/components/:id/:year/:month/list', path)
  if (granted) {
    const [person, year, month] = granted.map(Number)
    const own = account.granted.filter(
      (one) => one.personId === person && one.year === year && one.month === month
    )
    return ok({
      components: own.map(({ id, typeId, parts }) => {
        const { description, code, input_type: type } = ELEMENTS.find((one) => one.id === typeId)!
        return {
          description,
          id,
          code,
          input_type: type,
          type_id: typeId,
          estimate_total: Object.values(parts).reduce((sum, part) => sum * Number(part), 1),
          parts,
          custom_payroll_data: null,
        }
      }),
    })
  }
  const removed = method === 'DELETE' && matched('/wages/one_off/components/:id', path)
  if (removed) {
    if (!key.mayWrite) return refused(403, 'This token may not grant components.')
    const at = account.granted.findIndex(({ id }) => id === Number(removed[0]))
    if (at < 0) return refused(400, 'Invalid component id')
    account.granted.splice(at, 1)
    return ok({ success: 1 })
  }
  if (method !== 'POST' || path !== '/wages/one_off/components/add') return undefined
  if (!key.mayWrite) return refused(403, 'This token may not grant components.')
  const {
    person_id: personId,
    year,
    month,
    type_id: typeId,
    parts,
  } = body as Record<string, number> & { parts?: Record<string, string> }
  const type = ELEMENTS.find(({ id }) => id === typeId)
  if (!account.person(Number(personId))) return unknownPerson()
  const wanted = PARTS[type?.input_type ?? '']
  if (!wanted || !parts || !isDeepStrictEqual(Object.keys(parts).toSorted(), wanted.toSorted()))
    return refused(422, 'Invalid parts')
  account.granted.push({
    id: ++account.grants,
    personId: Number(personId),
    year: Number(year),
    month: Number(month),
    typeId: Number(typeId),
    parts,
  })
  return ok({ success: 1 })
}

function webhooks(
  method: string,
  path: string,
  body: Asked['body'],
  account: LocalAccount
): Answered | undefined {
  const own = account.webhooks.filter(({ system }) => system === 'officient')
  if (method === 'POST' && path === '/webhooks/add') {
    const id = String(account.webhooks.length + 1)
    account.webhooks.push({
      id,
      system: 'officient',
      url: String(body.target_url),
      secret: '',
      events: [String(body.event)],
    })
    return ok({ data: { id } })
  }
  if (method === 'GET' && path === '/webhooks/list')
    return ok({
      data: own.map(({ id, events, url }) => ({
        id: Number(id),
        event: events[0],
        target_url: url,
      })),
    })
  const removed = method === 'DELETE' && matched('/webhooks/:id', path)
  if (!removed) return undefined
  const at = account.webhooks.findIndex(
    ({ id, system }) => system === 'officient' && id === removed[0]
  )
  if (at < 0) return refused(400, 'Invalid webhook id')
  account.webhooks.splice(at, 1)
  return ok({})
}
