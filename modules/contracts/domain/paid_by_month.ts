import { cashFlow, COST_LINES, COST_PARTS } from '#modules/compute/pure'

/** The four groups of the employer's cost. */
export type CostGroup = (typeof COST_PARTS)[number]

/** What is paid once a year, or nearly: the months in which it falls stand out. */
export const PEAKS = ['doublePeculeVacances', 'primeFinAnnee', 'remunerationsVariables'] as const
export type Peak = (typeof PEAKS)[number]

/** EUR of one month. */
export type Paid = Record<CostGroup | Peak, number>

/** A package as it is kept, with the year's cost by group. */
export interface CostedPackage {
  date: string
  packageType: string
  company: object
  worker: object
  package: object
  /** EUR a year; `total` is the employer's whole cost. */
  cost: Record<CostGroup | 'total', number>
}

const MONTHS = 12

const GROUP_OF = new Map<string, CostGroup>(
  COST_PARTS.flatMap((group) => COST_LINES[group].map(([kind]) => [kind, group] as const))
)

/**
 * What a package costs in each month of the year, January first: holiday pay in June, the year-end premium in December,
 * variable pay in March, as `cashFlow` assumes. Where the law known today gives another cost than the one that is kept,
 * each month is a twelfth of the latter.
 */
export function paidByMonth(pack: CostedPackage): Paid[] {
  const { date, company, worker, packageType, cost } = pack
  const flow = cashFlow({ date, company, worker, package: { ...pack.package, packageType } })
  if (!flow.ok || flow.total !== cost.total)
    return Array.from({ length: MONTHS }, () => twelfth(cost))
  const months = Array.from({ length: MONTHS }, nothing)
  for (const { date: day, kind, amount } of flow.entries) {
    const month = months[Number(day.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1]
    const group = GROUP_OF.get(kind)
    if (group) month[group] += amount
    if (kind === 'doublePeculeVacances' || kind === 'primeFinAnnee') month[kind] += amount
  }
  return months
}

export function nothing(): Paid {
  return {
    remunerationsFixes: 0,
    frais: 0,
    remunerationsVariables: 0,
    avantages: 0,
    doublePeculeVacances: 0,
    primeFinAnnee: 0,
  }
}

function twelfth(cost: CostedPackage['cost']): Paid {
  const of = (group: CostGroup) => cost[group] / MONTHS
  return {
    ...nothing(),
    remunerationsFixes: of('remunerationsFixes'),
    frais: of('frais'),
    remunerationsVariables: of('remunerationsVariables'),
    avantages: of('avantages'),
  }
}
