import { cents, centsOf, IN_KIND_KEYS, type ComputeFigures } from '#modules/compute/pure'

/** Where the employer's year goes, in the order of the picture: what the worker has, then what the State has. */
export const YEAR_PARTS = [
  'net',
  'holiday',
  'variable',
  'mobility',
  'leave',
  'insurance',
  'vouchers',
  'state',
] as const
export type YearPart = (typeof YEAR_PARTS)[number]

const HOLIDAY = ['doublePeculeVacances', 'primeFinAnnee', 'primeSectorielle'] as const
const VARIABLE = ['bonusAnnuel', 'warrants', 'flexWarrants', 'primeBeneficiaire', 'cct90'] as const
const VOUCHERS = ['chequesRepasAnnuel', 'ecoCheques', 'chequeSportCulture', 'chequeCadeau'] as const
const MOBILITY: readonly string[] = ['voitureSociete', 'carteEssence', 'velo']

/**
 * The employer's yearly cost in parts that add up to it to the cent, EUR. Taxes and contributions are what remains of it.
 * `null` where the package costs nothing, or mixes things so that a part would be negative.
 */
export function yearParts({
  coutEmployeur,
  remuneration: { remunerationAnnuelle: year, totalCashAnnuel },
}: Pick<ComputeFigures, 'coutEmployeur' | 'remuneration'>): Record<YearPart, number> | null {
  const sum = (names: readonly (keyof typeof year)[]) =>
    names.reduce((total, name) => total + cents(year[name] ?? 0), 0)
  const inKind = (isOf: (key: string) => boolean) =>
    centsOf(totalCashAnnuel.avantages, (key) => IN_KIND_KEYS.includes(key) && isOf(key))
  const [holiday, variable, vouchers] = [sum(HOLIDAY), sum(VARIABLE), sum(VOUCHERS)]
  const rent = centsOf(totalCashAnnuel.avantages, (key) => key === 'budgetMobilitePilier2')
  const balance = cents(year.budgetMobilitePilier3 ?? 0)
  const savings = cents(year.epargnePension ?? 0)
  const parts = {
    net:
      cents(year.remunerationAnnuelle) - holiday - variable - vouchers - rent - balance - savings,
    holiday,
    variable,
    mobility: rent + balance + inKind((key) => MOBILITY.includes(key)),
    leave: centsOf(coutEmployeur.avantages, (key) => key === 'joursConge'),
    insurance: savings + inKind((key) => !MOBILITY.includes(key)),
    vouchers,
  }
  const theirs = Object.values(parts).reduce((total, part) => total + part, 0)
  const all = { ...parts, state: cents(coutEmployeur.coutEmployeurAnnuel) - theirs }
  if (Object.values(all).some((part) => part < 0) || theirs <= 0) return null
  return Object.fromEntries(YEAR_PARTS.map((part) => [part, all[part] / 100])) as Record<
    YearPart,
    number
  >
}
