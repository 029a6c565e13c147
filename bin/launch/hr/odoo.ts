import { readKey, type LocalAccount, type LocalAccounts, type LocalKey } from './accounts.ts'
import { matched, ok, type Answered, type Asked, type LocalApi } from './answer.ts'
import { DEPARTMENTS, FULL_TIME, JOBS, LOCATIONS, type LocalPerson } from './people.ts'

/** Odoo 19: `POST /json/2/<model>/<method>` for the models of people, with a key as bearer. */
export function odooApi(_accounts: LocalAccounts): LocalApi {
  return {
    open: ({ method, path }) =>
      method === 'GET' && path === '/web/version'
        ? ok({ version_info: [19, 0, 0, 'final', 0, ''], version: '19.0' })
        : undefined,
    keyOf({ headers, host }) {
      const key = readKey(/^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1])
      const database = headers['x-odoo-database']
      return key && host === `${key.account}.odoo.com` && (!database || database === key.account)
        ? key
        : null
    },
    refuse: refused,
    answer,
  }
}

const NAMES: Record<number, string> = {
  401: 'werkzeug.exceptions.Unauthorized',
  403: 'odoo.exceptions.AccessError',
  404: 'werkzeug.exceptions.NotFound',
  422: 'odoo.exceptions.ValidationError',
}

const refused = (status: number, message: string): Answered => ({
  status,
  body: {
    name: NAMES[status] ?? 'odoo.exceptions.UserError',
    message,
    arguments: [message],
    context: {},
    debug: '',
  },
})

type Row = Record<string, unknown>

const moment = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
const one = (names: readonly string[], name: string) => [names.indexOf(name) + 1, name]
const COUNTRIES = [
  { id: 20, code: 'BE', name: 'Belgium' },
  { id: 75, code: 'FR', name: 'France' },
]
const LANGS = { fr: 'fr_BE', nl: 'nl_BE', en: 'en_US' }
const MARITAL = {
  single: 'single',
  married: 'married',
  divorced: 'divorced',
  widowed: 'widower',
  cohabitant: 'cohabitant',
}
const HOURS = [FULL_TIME, 30.4, 32, 26, 19]
/** Fields that managers of people see and nobody else. */
const OF_MANAGERS = ['wage', 'contract_date_start', 'contract_date_end']

const nameOf = ({ firstName, lastName }: LocalPerson) => `${firstName} ${lastName}`

function employee(person: LocalPerson, account: LocalAccount): Row {
  const leader = person.managerId === null ? undefined : account.person(person.managerId)
  const calendar = HOURS.indexOf(person.hours)
  return {
    'id': person.id,
    'name': nameOf(person),
    'active': !person.left,
    'registration_number': person.number,
    'work_email': person.email,
    'mobile_phone': person.phone,
    'work_phone': false,
    'lang': LANGS[person.language],
    'department_id': one(DEPARTMENTS, person.department),
    'job_id': one(JOBS, person.job),
    'job_title': person.job,
    'parent_id': leader ? [leader.id, nameOf(leader)] : false,
    'work_location_id': one(LOCATIONS, person.location),
    'birthday': person.birth,
    'place_of_birth': person.birthplace,
    'country_id': [20, 'Belgium'],
    'sex': person.gender,
    'private_street': person.street,
    'private_street2': false,
    'private_zip': person.zip,
    'private_city': person.city,
    'private_country_id': [20, 'Belgium'],
    'marital': MARITAL[person.civil],
    'children': person.children,
    'ssnid': person.niss,
    'identification_id': false,
    'bank_account_ids': [person.id],
    'date_version': person.payFrom,
    'contract_date_start': person.hired,
    'contract_date_end': person.left ?? false,
    'departure_date': person.left ?? false,
    'employee_type': 'employee',
    'structure_type_id': [1, 'CP200: Belgian Employee'],
    'contract_type_id': [1, 'Permanent'],
    'resource_calendar_id':
      calendar < 0 ? false : [calendar + 1, `Standard ${person.hours} hours/week`],
    'wage': person.pay,
    'write_date': moment(person.changedAt),
    'version_ids.write_date': moment(Math.max(person.changedAt, person.payChangedAt)),
  }
}

const named = (names: readonly string[]) => names.map((name, at): Row => ({ id: at + 1, name }))

/** The models, and their records. */
const MODELS: Record<string, (account: LocalAccount) => Row[]> = {
  'hr.employee': (account) => account.people.map((person) => employee(person, account)),
  'hr.department': () => named(DEPARTMENTS),
  'hr.job': () => named(JOBS),
  'hr.work.location': () => named(LOCATIONS),
  'res.company': ({ name }) => [{ id: 1, name: `${name} (local)` }],
  'res.country': () => COUNTRIES,
  'resource.calendar': () =>
    HOURS.map((hours, at) => ({
      id: at + 1,
      name: `Standard ${hours} hours/week`,
      hours_per_week: hours,
      full_time_required_hours: FULL_TIME,
    })),
  'res.partner.bank': ({ people }) =>
    people.map(({ id, iban, bic }) => ({ id, acc_number: iban, bank_bic: bic })),
}

function answer({ method, path, body }: Asked, account: LocalAccount, key: LocalKey): Answered {
  const called = method === 'POST' && matched('/json/2/:model/:method', path)
  const records = called && MODELS[called[0]!]
  if (!called || !records)
    return refused(404, `the model ${called ? called[0] : path} does not exist`)
  const isSeen = (name: string) => key.mayReadPay || !OF_MANAGERS.includes(name)
  switch (called[1]) {
    case 'fields_get': {
      const [sample] = records(account)
      const wanted =
        Array.isArray(body.allfields) && body.allfields.length > 0
          ? body.allfields.map(String)
          : Object.keys(sample ?? {})
      return ok(
        Object.fromEntries(
          wanted
            .filter((name) => sample && name in sample && isSeen(name))
            .map((name) => [name, { type: 'char' }])
        )
      )
    }
    case 'search_count':
      return ok(found(records(account), body).length)
    case 'search_read': {
      const fields = Array.isArray(body.fields) ? body.fields.map(String) : []
      const hidden = fields.find((name) => !isSeen(name))
      if (hidden)
        return refused(403, `You do not have enough rights to access the field "${hidden}"`)
      const rows = records(account)
      const unknown = fields.find((name) => rows[0] && !(name in rows[0]))
      if (unknown) return refused(422, `Invalid field '${unknown}' on '${called[0]}'`)
      const matching = found(rows, body)
      if (body.order === 'id asc')
        matching.sort((left, right) => Number(left.id) - Number(right.id))
      const from = Number(body.offset ?? 0)
      const shown = matching.slice(
        from,
        body.limit === undefined ? undefined : from + Number(body.limit)
      )
      return ok(
        shown.map((row) => Object.fromEntries(['id', ...fields].map((name) => [name, row[name]])))
      )
    }
    default:
      return refused(404, `the method ${called[1]} does not exist`)
  }
}

/** Those that a domain lets through; former people only where the context does not hide them. */
function found(rows: Row[], body: Asked['body']): Row[] {
  const { active_test: hides = true } = (body.context ?? {}) as { active_test?: boolean }
  const domain = Array.isArray(body.domain) ? (body.domain as unknown[]) : []
  const shown = hides ? rows.filter(({ active }) => active !== false) : rows
  return shown.filter((row) => {
    const rest = [...domain]
    // What stands side by side holds together.
    let all = true
    while (rest.length > 0) all = holds(rest, row) && all
    return all
  })
}

/** Takes one term off a domain in Polish notation. */
function holds(rest: unknown[], row: Row): boolean {
  const term = rest.shift()
  if (term === '|' || term === '&') {
    const left = holds(rest, row)
    const right = holds(rest, row)
    return term === '|' ? left || right : left && right
  }
  const [field, operator, value] = term as [string, string, unknown]
  const is = row[field]
  if (operator === 'in') return (value as unknown[]).includes(is)
  if (operator === '=') return is === value
  const [left, right] =
    typeof value === 'number' ? [Number(is), value] : [String(is), String(value)]
  return operator === '>' ? left > right : operator === '<' ? left < right : false
}
