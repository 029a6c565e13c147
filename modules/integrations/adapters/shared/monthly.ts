import type { HrKey } from '../../domain/hr_system.ts'
import { amount, type Said } from './said.ts'

/** By how many months a yearly salary is divided; null where the company did not say, and yearly pay is then not read. */
export function monthsOfYear({ fields }: HrKey): number | null {
  const months = Number(fields.monthsOfYear?.replace(',', '.'))
  return months >= 12 && months <= 15 ? months : null
}

/** A gross salary of a month. */
export function monthly(value: unknown, per: 'month' | 'year', months: number | null): Said {
  const read = amount(value)
  if (per === 'month' || typeof read !== 'string') return read
  return months === null ? undefined : amount(Math.round((Number(read) / months) * 100) / 100)
}
