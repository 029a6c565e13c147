import { isDay } from '#modules/shared/values/days'
import { PERIODS, type OfficialKind } from '../domain/official_file.ts'
import { FileRefused } from '../domain/sheet_table.ts'

/** As everybody calls them. */
export const NAMES: Readonly<Record<OfficialKind, string>> = { dmfa: 'DmfA', belcotax: '281.10' }

/** A period that is read; another one is refused by its name. */
export function demandPeriod(kind: OfficialKind, period: string): void {
  const { first, last } = PERIODS[kind]
  if (period >= first && period <= last) return
  throw new FileRefused('wrongPeriod', { kind: NAMES[kind], period: period.slice(0, 10) || '?', first, last })
}

/** Hundredths of whatever it is, digits alone; 0 for what is none. */
export function hundredths(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) / 100 : 0
}

/** An amount in EUR: cents as the layout has them, or with a decimal sign as some programs write. */
export function euros(text: string): number {
  const parts = /^(-?\d{1,12})[.,](\d{1,2})$/.exec(text)
  if (parts) return Number(`${parts[1]}.${parts[2]}`)
  return /^-?\d{1,15}$/.test(text) ? Number(text) / 100 : 0
}

/** `YYYY-MM-DD` of that, or of `DD-MM-YYYY`; null for no day. */
export function dayOf(text: string): string | null {
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  const day = parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : text
  return isDay(day) ? day : null
}

/** The ten digits of an enterprise number; older files leave the zero in front out. */
export const employerOf = (text: string) => text.replace(/\D/g, '').padStart(10, '0')

export const orNull = (text: string): string | null => (text === '' ? null : text)
