import type { ExternalPerson } from '../../domain/hr_system.ts'
import { idOf, maybeObject, type Json } from '../shared/json.ts'
import {
  amount,
  CIVIL_STATES,
  coded,
  day,
  flag,
  GENDERS,
  language,
  niss,
  number,
  said,
  text,
} from '../shared/said.ts'
import { namesOf } from '../shared/whole_name.ts'

/** What the wages of a person say; without them these are unread. */
export const PAY_FIELDS = ['startDate', 'endDate', 'regimeNumerateur', 'salaireBrut'] as const
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MINUTES = 60

/** What the list says of a person. */
export function listedPerson(listed: Json): ExternalPerson {
  return {
    id: idOf(listed.id, 'a person'),
    worker: said({
      ...namesOf(listed.name, listed.email),
      email: text(listed.email),
      nomFonction: text(listed.role_name),
    }),
    contract: null,
    isGone: Number(listed.archived) === 1,
    unread: UNLISTED,
    raw: { listed },
  }
}

/** Fields that only the details and the wages of a person have. */
const UNLISTED = [
  ...['employeeNumber', 'phone', 'language', 'department', 'startOfSeniority', 'manager'],
  ...['dateOfBirth', 'placeOfBirth', 'nationality', 'gender', 'addressLine1', 'addressLine2'],
  ...['addressPostalCode', 'addressCity', 'addressCountry', 'etatCivil', 'conjointTravaille'],
  ...['enfantsACharge', 'enfantsHandicapes', 'niss', 'iban', 'bic', ...PAY_FIELDS],
]

/**
 * A person from the details and the history of their wages (`null`: the key may not read it).
 *
 * @param today in Belgium: which wages hold, and whether they left
 */
export function officientPerson(
  listed: Json | null,
  detail: Json,
  wages: readonly Json[] | null,
  today: string
): ExternalPerson {
  const role = maybeObject(detail.current_role)
  const leader = maybeObject(detail.current_reports_to)
  const leaderId = leader.person_id
  const { first_employment_date: first, last_employment_date: last } = maybeObject(
    detail.employment
  )
  const lastDay = day(last)
  return {
    id: idOf(detail.id, 'a person'),
    worker: workerOf(detail),
    contract: wages && contractOf(wages, role, today),
    managerId: leaderId === undefined || leaderId === null ? null : idOf(leaderId, 'a manager'),
    isGone:
      Number(listed?.archived) === 1 ||
      Number(detail.deleted) === 1 ||
      (typeof lastDay === 'string' && lastDay < today),
    unread: wages ? [] : PAY_FIELDS,
    raw: { listed, detail, wages },
  }

  function workerOf(person: Json) {
    const address = maybeObject(person.address)
    return said({
      lastName: text(person.last_name),
      firstName: text(person.first_name),
      employeeNumber: text(person.linked_payroll_employee_number),
      email: text(person.email),
      phone: text(person.phone),
      language: language(person.preferred_language_code),
      department: text(maybeObject(person.team).name ?? null),
      nomFonction: text(role.name ?? null),
      startOfSeniority: day(first),
      manager: text(leader.person_name ?? null),
      dateOfBirth: day(person.birthdate),
      placeOfBirth: text(person.birthplace),
      nationality: text(person.nationality_country_code),
      gender: coded(person.gender, GENDERS),
      addressLine1: text(address.line_1),
      addressLine2: text(address.line_2),
      addressPostalCode: text(address.zipcode),
      addressCity: text(address.city),
      addressCountry: text(address.country_code),
      etatCivil: coded(person.civil_state, CIVIL_STATES),
      conjointTravaille: flag(person.spouse_has_income),
      enfantsACharge: number(person.dependent_children),
      enfantsHandicapes: number(person.dependent_disabled_children),
      niss: niss(person.national_number),
      iban: text(person.bank_account_iban),
      bic: text(person.bank_account_bic),
    })
  }
}

function contractOf(wages: readonly Json[], role: Json, today: string) {
  const wage = termsOn(wages, today)
  if (!wage) return null
  return said({
    startDate: day(wage.start_date),
    endDate: day(wage.end_date),
    nomFonction: text(role.name),
    regimeNumerateur: hoursOf(wage),
    salaireBrut:
      wage.type === 'employee_paid_monthly' && wage.currency === 'EUR'
        ? amount(wage.rate)
        : undefined,
  })
}

/** The wages that hold on a day, else those that begin next. */
function termsOn(wages: readonly Json[], today: string): Json | undefined {
  const dated = wages.flatMap((wage) => {
    const from = day(wage.start_date)
    return from ? [{ wage, from, until: day(wage.end_date) ?? null }] : []
  })
  const byStart = dated.toSorted((left, right) => (left.from < right.from ? -1 : 1))
  const now = byStart.findLast(({ from, until }) => from <= today && (!until || until >= today))
  return (now ?? byStart.find(({ from }) => from > today))?.wage
}

/** Hours of a week; of a schedule of several weeks, on average. */
function hoursOf(wage: Json) {
  const weeks = maybeObject(wage.multiple_week_schedule).weeks
  const each = Array.isArray(weeks) && weeks.length > 0 ? weeks.map(maybeObject) : [wage]
  const minutes = each.flatMap((week) => {
    const times = maybeObject(week.weekly_time_engagement_minutes)
    return DAYS.map((name) => Number(times[name] ?? Number.NaN))
  })
  if (minutes.some(Number.isNaN)) return undefined
  return number(minutes.reduce((sum, part) => sum + part, 0) / MINUTES / each.length)
}
