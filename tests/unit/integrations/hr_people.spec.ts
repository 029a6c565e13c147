import { test } from '@japa/runner'
import { bamboohrPerson } from '#modules/integrations/adapters/bamboohr/bamboohr_person'
import { odooPerson } from '#modules/integrations/adapters/odoo/odoo_person'
import { officientPerson } from '#modules/integrations/adapters/officient/officient_person'
import { personioPerson } from '#modules/integrations/adapters/personio/personio_person'
import { Pace } from '#modules/integrations/adapters/shared/pace'
import { text } from '#modules/integrations/adapters/shared/said'
import { namesOf } from '#modules/integrations/adapters/shared/whole_name'

const TODAY = '2026-11-27'
const NAMES = { departments: new Map(), workplaces: new Map(), costCenters: new Map() }
const LISTS = { calendars: new Map(), countries: new Map([['20', 'BE']]) }

const wage = (from: string, until: string, rate: number, more = {}) => ({
  start_date: from,
  end_date: until,
  rate,
  currency: 'EUR',
  type: 'employee_paid_monthly',
  ...more,
})
const officient = (wages: object[] | null, detail = {}) =>
  officientPerson(null, { id: 1, ...detail }, wages as never, TODAY)

test.group('A text of any system', () => {
  test('keeps nothing that no row can keep', ({ assert }) => {
    assert.equal(text(' Volvo\0 EX30 '), 'Volvo EX30')
    assert.isNull(text('\0'), 'nothing is left of it')
    assert.equal(text('half \ud83d'), 'half \ufffd')
  })
})

test.group('People of Officient', () => {
  test('have the wages of today, else those that begin next', ({ assert }) => {
    const pay = (wages: object[]) => officient(wages).contract?.salaireBrut
    const past = wage('2024-01-01', '2026-06-30', 3000)
    const now = wage('2026-07-01', '', 3100)
    const soon = wage('2027-01-01', '', 3200)
    assert.equal(pay([soon, now, past]), '3100.00')
    assert.equal(pay([past, soon]), '3200.00')
    assert.isUndefined(pay([past]), 'who has none any more')
    assert.isNull(officient([]).contract)
    assert.isNull(officient(null).contract)
    assert.include([...officient(null).unread], 'salaireBrut')
  })

  test('work the hours of a week, on average over several', ({ assert }) => {
    const week = (minutes: number) => ({
      weekly_time_engagement_minutes: {
        ...{ monday: minutes, tuesday: minutes, wednesday: minutes, thursday: minutes },
        ...{ friday: minutes, saturday: 0, sunday: 0 },
      },
    })
    const hours = (more: object) =>
      officient([wage('2026-01-01', '', 3000, more)]).contract?.regimeNumerateur
    assert.equal(hours(week(456)), '38')
    assert.equal(
      hours({ ...week(456), multiple_week_schedule: { weeks: [week(456), week(0)] } }),
      '19'
    )
    assert.isUndefined(hours({ weekly_time_engagement_minutes: { monday: 456 } }))
  })

  test('say nothing that is not known: another currency, another kind of pay, a word that nobody documents', ({
    assert,
  }) => {
    assert.notProperty(
      officient([wage('2026-01-01', '', 3000, { currency: 'USD' })]).contract!,
      'salaireBrut'
    )
    assert.notProperty(
      officient([wage('2026-01-01', '', 300, { type: 'freelancer' })]).contract!,
      'salaireBrut'
    )
    const { worker } = officient([], {
      civil_state: 'de_facto_separated',
      preferred_language_code: 'de',
      national_number: '90.12.12-001.62',
      birthdate: '1989-13-16',
      email: '',
    })
    for (const field of ['etatCivil', 'language', 'niss', 'dateOfBirth', 'phone'])
      assert.notProperty(worker, field)
    assert.isNull(worker.email, 'said to be empty')
  })

  test('left on the day that is past', ({ assert }) => {
    const gone = (last: string | null) =>
      officient([], { employment: { last_employment_date: last } }).isGone
    assert.deepEqual([gone('2026-11-26'), gone('2026-11-27'), gone(null)], [true, false, false])
  })
})

test.group('People of Personio', () => {
  const settings = { today: TODAY, monthsOfYear: null as number | null }
  const employment = {
    employment_start_date: '2020-05-01',
    status: 'ACTIVE',
    weekly_working_hours: 32,
  }
  const salary = (value: number, interval: string, more = {}) => ({
    type: { category: 'FIXED_SALARY' },
    amount: { value, currency: 'EUR' },
    interval,
    effective_from: '2026-01-01',
    ...more,
  })

  test('are paid by the month; a year is divided as the company says, or not read', ({
    assert,
  }) => {
    const pay = (list: object[], monthsOfYear: number | null = null) =>
      personioPerson({ id: '1' }, employment, list as never, NAMES, { ...settings, monthsOfYear })
        .contract
    assert.deepInclude(pay([salary(3000, 'MONTHLY')]), {
      salaireBrut: '3000.00',
      startDate: '2026-01-01',
    })
    assert.notProperty(pay([salary(41_760, 'YEARLY')])!, 'salaireBrut')
    assert.deepInclude(pay([salary(41_760, 'YEARLY')], 13.92), { salaireBrut: '3000.00' })
    assert.deepInclude(pay([salary(36_000, 'YEARLY')], 12), { salaireBrut: '3000.00' })
    const hourly = { ...salary(18.5, 'MONTHLY'), type: { category: 'HOURLY_SALARY' } }
    assert.deepInclude(pay([hourly]), { salaireBrutHoraire: '18.5' })
    assert.notProperty(
      pay([{ ...salary(500, 'MONTHLY'), type: { category: 'ONE_TIME' } }])!,
      'salaireBrut'
    )
  })

  test('whose employment shrinks to ids, as it does where a scope lacks, have fields unread', ({
    assert,
  }) => {
    const person = personioPerson(
      { id: '1' },
      { id: 'e1', person: { id: '1' }, status: 'ACTIVE' },
      [],
      NAMES,
      settings
    )
    assert.isNull(person.contract)
    assert.includeMembers([...person.unread], ['startDate', 'regimeNumerateur'])
  })

  test('say their own attributes by whatever name the account gave them', ({ assert }) => {
    const custom_attributes = [
      { id: 'dynamic_1', label: 'Numéro national', value: '85073003328' },
      { id: 'dynamic_2', global_id: 'date_of_birth', value: '1985-07-30' },
      { id: 'iban', value: 'BE68 5390 0754 7034' },
    ]
    const { worker } = personioPerson(
      { id: '1', custom_attributes },
      employment,
      [],
      NAMES,
      settings
    )
    assert.deepInclude(worker, {
      niss: '85073003328',
      dateOfBirth: '1985-07-30',
      iban: 'BE68 5390 0754 7034',
    })
  })

  test('who work for somebody else have no contract here', ({ assert }) => {
    assert.isNull(
      personioPerson({ id: '1' }, { ...employment, type: 'EXTERNAL' }, [], NAMES, settings).contract
    )
  })
})

test.group('People of BambooHR', () => {
  const read = (row: object, months: number | null = null) =>
    bamboohrPerson({ eeid: 7, hireDate: '2020-05-01', ...row }, [], { today: TODAY, months })
  const pay = { compensationPayRate: '3000.00', compensationPayRateCurrencyCode: 'EUR' }

  test('are paid by hour, month or year, in euro', ({ assert }) => {
    const paid = (per: string, more = {}, months: number | null = null) =>
      read({ ...pay, compensationPaidPer: per, ...more }, months).contract!
    assert.deepInclude(paid('Month'), { salaireBrut: '3000.00' })
    assert.deepInclude(paid('Hour', { compensationPayRate: '18.50 EUR' }), {
      salaireBrutHoraire: '18.50',
    })
    assert.deepInclude(paid('Year', { compensationPayRate: '36000.00' }, 12), {
      salaireBrut: '3000.00',
    })
    assert.notProperty(paid('Year', { compensationPayRate: '36000.00' }), 'salaireBrut')
    assert.notProperty(paid('Every other week'), 'salaireBrut')
    assert.notProperty(paid('Month', { compensationPayRateCurrencyCode: 'USD' }), 'salaireBrut')
  })

  test('a day of noughts is none', ({ assert }) => {
    const { contract, isGone } = read({
      contractEndDate: '0000-00-00',
      terminationDate: '0000-00-00',
    })
    assert.isFalse(isGone)
    assert.isNull(contract!.endDate)
    assert.notProperty(contract!, 'kind')
  })
})

test.group('People of Odoo', () => {
  const read = (record: object) => odooPerson({ id: 3, ...record }, LISTS, new Map(), [], TODAY)

  test('have relations with names, and false for nothing', ({ assert }) => {
    const { worker, contract, managerId } = read({
      name: 'An De Smet',
      work_email: 'an.desmet@acme.be',
      department_id: [4, 'Sales'],
      parent_id: false,
      country_id: [20, 'Belgium'],
      private_street2: false,
      contract_date_start: '2021-03-01',
      date_version: '2026-01-01',
      structure_type_id: [1, 'CP200: Belgian Employee'],
      employee_type: 'worker',
      wage: 2875.5,
    })
    assert.deepInclude(worker, {
      firstName: 'An',
      lastName: 'De Smet',
      department: 'Sales',
      manager: null,
      nationality: 'BE',
      addressLine2: null,
    })
    assert.deepInclude(contract, {
      startDate: '2026-01-01',
      salaireBrut: '2875.50',
      commissionParitaire: '200',
      employmentType: 'OUVRIER',
    })
    assert.isNull(managerId)
    assert.isNull(read({ contract_date_start: false }).contract, 'a version without a contract')
  })
})

test.group('A name in one field', () => {
  test('is told apart by a comma or the e-mail address, and not guessed', ({ assert }) => {
    const names = (name: string, email: string | null = null) => namesOf(name, email)
    const zoe = { firstName: 'Zoé', lastName: 'D’Haese' }
    assert.deepEqual(names('D’Haese, Zoé'), zoe)
    assert.deepEqual(names('Zoé D’Haese', 'zoe.dhaese@acme.be'), zoe)
    assert.deepEqual(names('D’Haese Zoé', 'zdhaese@acme.be'), zoe)
    assert.deepEqual(names('Anne Marie El Amrani', 'anne-marie.elamrani@acme.be'), {
      firstName: 'Anne Marie',
      lastName: 'El Amrani',
    })
    assert.deepEqual(names('Jan Peeters', 'hr@acme.be'), { fullName: 'Jan Peeters' })
    assert.deepEqual(names('Jan Peeters'), { fullName: 'Jan Peeters' })
    assert.deepEqual(names('Madonna', 'madonna@acme.be'), { fullName: 'Madonna' })
  })
})

test.group('A pace', () => {
  test('is kept by all who wait', async ({ assert }) => {
    const pace = new Pace(20)
    const { signal } = new AbortController()
    const start = performance.now()
    const turns = Array.from({ length: 4 }, async () => {
      await pace.turn(signal)
      return performance.now() - start
    })
    const times = await Promise.all(turns)
    for (const [at, time] of times.entries()) assert.isAtLeast(time, at * 20 - 2, `turn ${at}`)
  })
})
