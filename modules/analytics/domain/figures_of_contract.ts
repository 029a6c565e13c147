import {
  cashFlow,
  compute,
  COST_LINES,
  COST_PARTS,
  endOfEngagement,
  engagementOn,
  weeklyHours,
  type ComputeError,
  type PackageFields,
} from '#modules/compute/pure'
import { cents, fullTimePay } from './definitions.ts'

/** The four groups of the employer's cost. */
export type CostGroup = (typeof COST_PARTS)[number]

/** What is paid once a year, in a month of its own. */
export const ONCE_A_YEAR = ['doublePeculeVacances', 'primeFinAnnee'] as const
export type OnceAYear = (typeof ONCE_A_YEAR)[number]

/** EUR of each month, January first. */
export type Months = Record<CostGroup | OnceAYear, number[]>

export const REDUCTION_KINDS = ['reductionStructurelle', 'reductionPremiersEngagements'] as const
export type ReductionKind = (typeof REDUCTION_KINDS)[number]

/** What the employer does not pay: EUR of each quarter of the year, and of the year. */
export interface Reduction {
  kind: ReductionKind
  quarters: [number, number, number, number]
  year: number
  /** Its last day; null where the law has given it no end. */
  endDate: string | null
  /** What a year costs more once it is over; 0 where it has no end. */
  afterwards: number
}

/** A package as it is kept with its contract. */
export interface ContractPackage {
  /** The day that its questions were answered for. */
  date: string
  packageType: string
  company: object
  worker: object
  package: PackageFields
}

/** The year of a version of a contract under one law; EUR. */
export interface ContractFigures {
  gross: number
  fullTimeGross: number
  /** Of full time. */
  fraction: number
  grossYear: number
  totalCash: number
  employerCost: number
  months: Months
  reductions: Reduction[]
}

const MONTHS = 12

const GROUP_OF = new Map<string, CostGroup>(
  COST_PARTS.flatMap((group) => COST_LINES[group].map(([kind]) => [kind, group] as const))
)

/**
 * What a version costs under the law of a day, month by month: holiday pay and year-end premium in their month, as the
 * cash flow of its package has them. A first hiring has moved on by the quarters since its package was made.
 *
 * @returns why there are none, where the law of that day refuses the package
 */
export function figuresOfContract(
  pack: ContractPackage,
  lawDay: string
): { figures: ContractFigures } | { failure: string } {
  const fields: PackageFields = {
    ...pack.package,
    ...engagementOn(pack.package, pack.date, lawDay),
  }
  const request = {
    date: lawDay,
    company: pack.company,
    worker: pack.worker,
    package: { ...fields, packageType: pack.packageType },
  }
  const computed = compute(request)
  if (!computed.ok) return { failure: reason(computed.errors) }
  const flow = monthsOf(request)
  if ('failure' in flow) return flow
  const { months, quarters } = flow
  const { remuneration, coutEmployeur } = computed.answer.compute
  const gross = remuneration.remunerationMensuelle.salaireBrut
  const { worked, full } = weeklyHours(fields)
  return {
    figures: {
      gross,
      fullTimeGross: fullTimePay(gross, worked, full),
      fraction: worked / full,
      grossYear: amountOf(coutEmployeur.remunerationsFixes, 'salaireBrutAnnuel'),
      totalCash: remuneration.totalCashAnnuel.totalCashAnnuel,
      employerCost: coutEmployeur.coutEmployeurAnnuel,
      months,
      reductions: [...quarters].map(([kind, of]) =>
        reductionOf(kind as ReductionKind, of, fields, lawDay)
      ),
    },
  }
}

/** What the package of a request costs in each month of a year, and what of its quarters the employer does not pay. */
export function monthsOf(
  request: object
): { months: Months; quarters: Map<string, Reduction['quarters']> } | { failure: string } {
  const flow = cashFlow(request)
  if (!flow.ok) return { failure: reason(flow.errors) }
  const months = nothing()
  const quarters = new Map<string, Reduction['quarters']>()
  for (const { date, kind, amount } of flow.entries) {
    const month = Number(date.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1
    const group = GROUP_OF.get(kind)
    if (group) months[group][month] = cents(months[group][month]! + amount)
    if (isOf(ONCE_A_YEAR, kind)) months[kind][month] = cents(months[kind][month]! + amount)
    if (isOf(REDUCTION_KINDS, kind)) {
      const of = quarters.get(kind) ?? [0, 0, 0, 0]
      const quarter = Math.floor(month / 3)
      of[quarter] = cents(of[quarter]! - amount)
      quarters.set(kind, of)
    }
  }
  return { months, quarters }
}

function reductionOf(
  kind: ReductionKind,
  quarters: Reduction['quarters'],
  fields: PackageFields,
  lawDay: string
): Reduction {
  const year = cents(quarters.reduce((sum, each) => sum + each, 0))
  const endDate =
    kind === 'reductionPremiersEngagements' ? (endOfEngagement(fields, lawDay) ?? null) : null
  return { kind, quarters, year, endDate, afterwards: endDate === null ? 0 : year }
}

function nothing(): Months {
  const none = () => Array.from({ length: MONTHS }, () => 0)
  return {
    remunerationsFixes: none(),
    frais: none(),
    remunerationsVariables: none(),
    avantages: none(),
    doublePeculeVacances: none(),
    primeFinAnnee: none(),
  }
}

function amountOf(lines: readonly { key: string; amount: number }[], key: string): number {
  return lines.find((line) => line.key === key)?.amount ?? 0
}

function isOf<T extends string>(known: readonly T[], kind: string): kind is T {
  return known.some((each) => each === kind)
}

function reason([first]: readonly ComputeError[]): string {
  return `${first!.code}: ${first!.path}`
}
