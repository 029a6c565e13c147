import { weeklyHours, type PackageFields } from '#modules/compute/pure'
import { cents, type State } from '../person.ts'

const WEEKS_OF_MONTH = 13 / 3
const HOURLY_DIGITS = 10_000

/** Gross pay of a month, EUR, as agreed; of who is paid by the hour that of thirteen thirds of a week. */
export function grossOf({ package: fields }: State): number | undefined {
  if (typeof fields.salaireBrut === 'number') return fields.salaireBrut
  const hourly = fields.salaireBrutHoraire
  if (typeof hourly !== 'number' || hourly <= 0) return undefined
  return cents(hourly * weeklyHours(fields).worked * WEEKS_OF_MONTH)
}

/** The same person at another gross pay of a month; who is paid by the hour keeps being so. */
export function withGross(state: State, gross: number): State {
  return { ...state, package: packageAt(state, gross) }
}

/** Their package at another gross pay of a month. */
export function packageAt({ package: fields }: State, gross: number): PackageFields {
  const { salaireBrutHoraire: hourly } = fields
  if (hourly === undefined) return { ...fields, salaireBrut: cents(gross) }
  const { salaireBrutHoraire: _hourly, salaireBrut: _monthly, ...rest } = fields
  if (typeof hourly !== 'number' || hourly <= 0) return { ...rest, salaireBrut: cents(gross) }
  const wage = gross / (weeklyHours(fields).worked * WEEKS_OF_MONTH)
  return { ...rest, salaireBrutHoraire: Math.round(wage * HOURLY_DIGITS) / HOURLY_DIGITS }
}

/** Gross pay at full time, which ranges are held against. */
export function fullTimeGross(state: State): number | undefined {
  const gross = grossOf(state)
  const { worked, full } = weeklyHours(state.package)
  return gross === undefined ? undefined : cents((gross * full) / worked)
}
