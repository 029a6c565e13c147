import { plainText } from '#modules/shared/values/plain_text'
import type { ExternalPerson } from '../../domain/hr_system.ts'
import { idOf, maybeObject, type Json } from '../shared/json.ts'
import { monthly } from '../shared/monthly.ts'
import {
  CIVIL_STATES,
  coded,
  day,
  GENDERS,
  language,
  niss,
  number,
  said,
  text,
  type Said,
} from '../shared/said.ts'

export const PAY_FIELDS = ['salaireBrut', 'salaireBrutHoraire'] as const
export const EMPLOYMENT_FIELDS = [
  'startDate',
  'endDate',
  'regimeNumerateur',
  'regimeDenominateur',
] as const

/** The names behind the ids of an employment. */
export interface PersonioNames {
  departments: ReadonlyMap<string, string>
  workplaces: ReadonlyMap<string, string>
  costCenters: ReadonlyMap<string, string>
}

/**
 * A person with their newest employment and its pay.
 *
 * @param employment null where there is none
 * @param pay their compensations of this month, null where the key may not read them
 */
export function personioPerson(
  person: Json,
  employment: Json | null,
  pay: readonly Json[] | null,
  names: PersonioNames,
  { today, monthsOfYear }: { today: string; monthsOfYear: number | null }
): ExternalPerson {
  const held = employment ?? {}
  // A scope that lacks leaves the ids of an employment alone.
  const isBare = employment !== null && employment.employment_start_date === undefined
  const leader = maybeObject(held.supervisor).id
  const last = day(held.employment_end_date) || day(maybeObject(held.termination).termination_date)
  const ended = typeof last === 'string' && last < today
  return {
    id: idOf(person.id, 'a person'),
    worker: workerOf(person, held, names),
    contract: contractOf(held, pay, names, monthsOfYear),
    managerId:
      held.supervisor === undefined ? undefined : leader ? idOf(leader, 'a manager') : null,
    isGone: ended || (held.status ?? person.status) === 'INACTIVE',
    unread: [...(isBare ? EMPLOYMENT_FIELDS : []), ...(pay ? [] : PAY_FIELDS)],
    raw: { person, employment, pay },
  }
}

function workerOf(person: Json, held: Json, names: PersonioNames) {
  const more = attributesOf(person.custom_attributes)
  return said({
    lastName: text(person.last_name),
    firstName: text(person.first_name),
    email: text(person.email),
    language: language(person.language_code),
    gender: coded(person.gender, GENDERS),
    department: nameOf(unitOf(held, 'department'), names.departments),
    nomFonction: text(maybeObject(held.position).title),
    startOfSeniority: day(held.employment_start_date),
    contractLocation: nameOf(maybeObject(held.office).id, names.workplaces),
    costCenter: nameOf(costCenterOf(held), names.costCenters),
    employeeNumber: more(
      'employee_number',
      'personnel_number',
      'personalnummer',
      'matricule',
      'personeelsnummer'
    ),
    phone: more('phone', 'mobile_phone', 'phone_number', 'telefoon', 'gsm', 'numero_de_telephone'),
    dateOfBirth: day(
      more('date_of_birth', 'birthday', 'date_de_naissance', 'geboortedatum', 'geburtsdatum')
    ),
    placeOfBirth: more('place_of_birth', 'lieu_de_naissance', 'geboorteplaats'),
    nationality: more('nationality', 'nationalite', 'nationaliteit'),
    addressLine1: more('street', 'address', 'rue', 'adresse', 'straat', 'adres'),
    addressPostalCode: more('postal_code', 'zip_code', 'code_postal', 'postcode'),
    addressCity: more('city', 'localite', 'gemeente', 'woonplaats'),
    addressCountry: more('country', 'pays', 'land'),
    etatCivil: coded(
      more('marital_status', 'civil_status', 'etat_civil', 'burgerlijke_staat'),
      CIVIL_STATES
    ),
    enfantsACharge: number(
      more('dependent_children', 'number_of_children', 'enfants_a_charge', 'kinderen_ten_laste')
    ),
    niss: niss(more('niss', 'insz', 'national_number', 'numero_national', 'rijksregisternummer')),
    iban: more('iban'),
    bic: more('bic'),
  })
}

/**
 * Attributes that each account names for itself, found by what they are called: their label, their id or their global id,
 * in plain letters.
 */
function attributesOf(list: unknown): (...names: string[]) => Said {
  const known = new Map<string, unknown>()
  for (const one of Array.isArray(list) ? list.map(maybeObject) : [])
    for (const name of [one.global_id, one.label, one.id])
      if (typeof name === 'string' && !known.has(plain(name))) known.set(plain(name), one.value)
  return (...names) => {
    const name = names.find((each) => known.has(each))
    return name === undefined ? undefined : text(known.get(name))
  }
}

const plain = (name: string) =>
  plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

function contractOf(
  held: Json,
  pay: readonly Json[] | null,
  names: PersonioNames,
  monthsOfYear: number | null
) {
  if (held.employment_start_date === undefined || held.type === 'EXTERNAL') return null
  const salary = (pay ?? []).find(({ type }) =>
    SALARIES.includes(String(maybeObject(type).category))
  )
  const from = [day(held.employment_start_date), salary && day(salary.effective_from)]
  const until = day(held.contract_end_date) || day(held.employment_end_date)
  return said({
    startDate: from
      .filter((each) => typeof each === 'string')
      .toSorted()
      .at(-1),
    endDate: until,
    kind: day(held.contract_end_date) ? 'FIXED_TERM' : undefined,
    nomFonction: text(maybeObject(held.position).title),
    regimeNumerateur: number(held.weekly_working_hours),
    regimeDenominateur: number(held.full_time_weekly_working_hours),
    contractLocation: nameOf(maybeObject(held.office).id, names.workplaces),
    costCenter: nameOf(costCenterOf(held), names.costCenters),
    ...salaryOf(salary, monthsOfYear),
  })
}

const SALARIES = ['FIXED_SALARY', 'HOURLY_SALARY']

function salaryOf(salary: Json | undefined, monthsOfYear: number | null): Record<string, Said> {
  const { value, currency } = maybeObject(salary?.amount)
  if (!salary || currency !== 'EUR') return {}
  if (maybeObject(salary.type).category === 'HOURLY_SALARY')
    return { salaireBrutHoraire: text(value) }
  return {
    salaireBrut: monthly(value, salary.interval === 'YEARLY' ? 'year' : 'month', monthsOfYear),
  }
}

function unitOf(held: Json, type: string): unknown {
  const units = Array.isArray(held.org_units) ? held.org_units.map(maybeObject) : []
  return units.find((unit) => String(unit.type).toLowerCase() === type)?.id
}

const costCenterOf = (held: Json): unknown =>
  Array.isArray(held.cost_centers) ? maybeObject(held.cost_centers[0]).id : undefined

/** The name of an id; an id whose name may not be read is not said. */
function nameOf(id: unknown, names: ReadonlyMap<string, string>): Said {
  return id === undefined || id === null ? undefined : names.get(String(id))
}
