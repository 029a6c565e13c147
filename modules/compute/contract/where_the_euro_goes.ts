import { cents, centsOf } from './cents.ts'
import { IN_KIND_KEYS } from './lines.ts'
import type { ComputeFigures } from './types.ts'

export const EURO_PARTS = ['worker', 'inKind', 'workerLevies', 'employerLevies'] as const
export type EuroPart = (typeof EURO_PARTS)[number]

/**
 * Where the employer's yearly cost goes, EUR, in parts that add up to it to the cent: what the worker
 * receives in money and vouchers, what is paid to others for them, what is withheld from their pay, and
 * what the employer owes on top. The last two are what remains between the engine's totals (net, gross,
 * cost). `null` where the package costs nothing, or mixes things so that a part would be negative.
 */
export function whereTheEuroGoes({
  coutEmployeur,
  remuneration,
}: Pick<ComputeFigures, 'coutEmployeur' | 'remuneration'>): Record<EuroPart, number> | null {
  const { totalCashAnnuel, remunerationAnnuelle } = remuneration
  const cost = cents(coutEmployeur.coutEmployeurAnnuel)
  const gross = grossYear(totalCashAnnuel)
  const worker = cents(remunerationAnnuelle.remunerationAnnuelle)
  const inKind = centsOf(totalCashAnnuel.avantages, (key) => IN_KIND_KEYS.includes(key))
  const parts = {
    worker,
    inKind,
    workerLevies: gross - worker - inKind,
    employerLevies: cost - gross,
  }
  if (cost <= 0 || Object.values(parts).some((part) => part < 0)) return null
  return {
    worker: parts.worker / 100,
    inKind: parts.inKind / 100,
    workerLevies: parts.workerLevies / 100,
    employerLevies: parts.employerLevies / 100,
  }
}

/** What a part is made of, in terms that add up to it. */
export function termsOf(
  part: EuroPart,
  { coutEmployeur, remuneration }: Pick<ComputeFigures, 'coutEmployeur' | 'remuneration'>
): { key: string; amount: number }[] {
  const { totalCashAnnuel, remunerationAnnuelle } = remuneration
  const net = { key: 'remunerationAnnuelle', amount: remunerationAnnuelle.remunerationAnnuelle }
  const inKind = totalCashAnnuel.avantages.filter(
    ({ key, amount }) => IN_KIND_KEYS.includes(key) && amount !== 0
  )
  const gross = { key: 'totalCashAnnuel', amount: grossYear(totalCashAnnuel) / 100 }
  if (part === 'worker') return [net]
  if (part === 'inKind') return inKind
  const cost = { key: 'coutEmployeurAnnuel', amount: coutEmployeur.coutEmployeurAnnuel }
  const [whole, ...less] = part === 'workerLevies' ? [gross, net, ...inKind] : [cost, gross]
  return [whole!, ...less.map(({ key, amount }) => ({ key, amount: -amount }))]
}

/** The gross year, in cents; options stand in it and outside the cost. */
function grossYear({
  totalCashAnnuel,
  remunerationsVariables,
}: ComputeFigures['remuneration']['totalCashAnnuel']): number {
  return cents(totalCashAnnuel) - centsOf(remunerationsVariables, (key) => key === 'stockOptions')
}
