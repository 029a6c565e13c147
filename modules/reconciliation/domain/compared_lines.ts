import { cents, PAYSLIP_LINES } from '#modules/compute/pure'
import type { ComputeFigures, RemunerationMensuelle } from '#modules/compute/pure'

export type LineKey = keyof RemunerationMensuelle

/** What the worker is paid: the last line of a payslip of a provider. */
export const NET = 'salaireNet' satisfies LineKey
export const GROSS = 'sousTotalBrut' satisfies LineKey
export const TAXABLE = 'imposable' satisfies LineKey

const upTo = (key: LineKey) => PAYSLIP_LINES.slice(0, PAYSLIP_LINES.findIndex((line) => line.key === key))

/** The lines that a line of a payslip may be, subtotals and the net among them, from top to bottom. */
export const COMPARED = [...upTo(NET), ...PAYSLIP_LINES.filter(({ key }) => key === NET)]
/** The lines whose sum is the net; the subtotals between them say what is known already. */
export const SUMMED: readonly LineKey[] = upTo(NET).flatMap(({ key, kind }) => (kind === 'line' ? [key] : []))
export const SUBTOTALS: readonly LineKey[] = upTo(NET).flatMap(({ key, kind }) => (kind === 'line' ? [] : [key]))
/** The lines of which contributions are taken. */
export const OF_GROSS: readonly LineKey[] = upTo(GROSS).map(({ key }) => key)
/** The lines that taxable pay is the sum of. */
export const OF_TAXABLE: readonly LineKey[] = upTo(TAXABLE).flatMap(({ key, kind }) => (kind === 'line' ? [key] : []))

/** What the law makes of other lines, of a household or of a car. */
const OF_LAW: readonly LineKey[] = [
  'fraisTransportOnss',
  'onss',
  'bonusEmploi',
  'fraisTransportImposables',
  'energieImposable',
  'atnVS',
  'precompteProfessionnel',
  'precompteMobilier',
  'csss',
]
/** What a package says, or a month brings. */
export const GIVEN: ReadonlySet<LineKey> = new Set(SUMMED.filter((key) => !OF_LAW.includes(key)))

/** Cents of each line of a month. */
export type MonthCents = Readonly<Record<LineKey, number>>

export const NOTHING = centsOfMonth({} as RemunerationMensuelle)

/** The month of an answer, in cents. */
export function centsOfAnswer({ remuneration }: ComputeFigures): MonthCents {
  return centsOfMonth(remuneration.remunerationMensuelle)
}

function centsOfMonth(month: RemunerationMensuelle): MonthCents {
  return Object.fromEntries(COMPARED.map(({ key }) => [key, cents(month[key] ?? 0)])) as Record<LineKey, number>
}
