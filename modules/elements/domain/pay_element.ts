import type { PrestationsFields } from '#modules/compute/pure'

/** What an element is counted in. */
export const PAY_UNITS = ['EUR', 'HOURS', 'DAYS'] as const
export type PayUnit = (typeof PAY_UNITS)[number]

/** Whether it is of its month alone, or comes back in the next one. */
export const REPEATS = ['ONCE', 'MONTHLY'] as const
export type Repeats = (typeof REPEATS)[number]

/** The hours of the law that a kind in hours may be: fields of `prestations` of the engine. */
export const PRESTATIONS = [
  'heuresSup50',
  'heuresSup100',
  'heuresSup20',
  'heuresNettes',
  'heuresNuit',
  'heuresEquipe',
  'heuresDimanche',
  'heuresFerie',
] as const satisfies readonly (keyof PrestationsFields)[]
export type Prestation = (typeof PRESTATIONS)[number]

/** As a payroll file has it: capitals, so that it is never the name of a field. */
export const CODE = /^[A-Z0-9][A-Z0-9_.-]{0,19}$/

/** The most of a month, and of a correction the least: EUR, hours and days that it has. */
export const MOST_OF: Readonly<Record<PayUnit, number>> = { EUR: 1_000_000, HOURS: 744, DAYS: 31 }

/** Whether so much of it can be: something, to the hundredth, and no more than a month has. */
export function isInRange(value: number, unit: PayUnit): boolean {
  const hundredths = value * 100
  return (
    value !== 0 &&
    Math.abs(value) <= MOST_OF[unit] &&
    Math.abs(hundredths - Math.round(hundredths)) < 1e-6
  )
}
