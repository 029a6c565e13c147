import { Reckoning } from '#modules/scenarios/domain/reckoning'
import type { Item, KeptChange, Totals } from '#modules/scenarios/pure'
import { random } from './random.ts'

export const DATE = '2027-01-01'
export const COMPANY = { effectif: 60, assuranceLoiTaux: 0.005 }
const PEOPLE = 200

/** People of all kinds, the same in each run. */
export function people(): Item[] {
  const { next } = random(2027)
  const chance = (share: number) => next() < share
  return Array.from({ length: PEOPLE }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    isNew: false,
    snapshot: {
      date: '2026-09-01',
      nomFonction: 'X',
      level: '',
      packageType: 'FIX',
      worker: {
        etatCivil: chance(0.5) ? 'marie' : 'celibataire',
        enfantsACharge: Math.floor(next() * 3),
      },
      package: {
        computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
        salaireBrut: Math.round(200_000 + next() * 600_000) / 100,
        ...(chance(0.6) && { hasChequeRepas: true, chequeRepas: 8 }),
        ...(chance(0.3) && { hasBonusAnnuel: true, bonusAnnuel: 2000 }),
        ...(chance(0.2) && { regimeNumerateur: 30.4, regimeDenominateur: 38 }),
        descriptionLaptop: 'nobody',
      },
      range: { minimum: 3000, midpoint: 4000, maximum: 5000 },
      startDate: '2020-01-01',
      endDate: chance(0.05) ? '2027-05-31' : null,
    },
  }))
}

/** A change as a scenario keeps it. */
export const change = (type: string, data: object, itemIds: string[] | null = null): KeptChange => ({
  id: `${type} ${JSON.stringify(itemIds?.length ?? 0)}`,
  type,
  data,
  itemIds,
  isUndone: false,
})

/** What the server keeps of them. */
export function kept(items: readonly Item[], changes: readonly KeptChange[]): Totals {
  const reckoning = new Reckoning(COMPANY, DATE, changes)
  for (const item of items) reckoning.add({ ...item, departmentId: null, department: null })
  return reckoning.totals().sums
}
