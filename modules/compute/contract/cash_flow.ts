import { lastDayOfMonth, monthOf, yearOf, type PlainDate } from '../engine/dates.ts'
import { euros, prorata, type Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { BENEFITS } from './benefits/index.ts'
import { COST_LINES, type Lines } from './lines.ts'
import type { CashFlowEntry, CashFlowOptions } from './types.ts'

const MONTHS = 12
const MARCH = 3
const APRIL = 4
const JUNE = 6
const DECEMBER = 12

/**
 * When a cost falls, where it is not the same every month: the sector premium in June (the year-end premium: `yearEnd`);
 * of benefits their lines tell it.
 */
const MONTH_OF: Readonly<Record<string, number | keyof CashFlowOptions | undefined>> = {
  doublePeculeVacances: 'moisPeculeVacances',
  primeSectorielle: JUNE,
  ...Object.fromEntries(
    BENEFITS.flatMap(({ lines }) => lines.map(({ key, month }) => [key, month] as const))
  ),
}

/** Cents of one kind in each of the coming months, the first one first. */
type Flow = Cents[]

/** Places a kind of cost in the coming months. */
type Spread = (amount: Cents) => Flow

/** The cost of a computed sheet over twelve months, that of the date first. */
export function cashFlowOf(
  c: Sheet,
  law: Law,
  date: PlainDate,
  options: CashFlowOptions
): readonly CashFlowEntry[] {
  const first = monthOf(date)
  const { within, of } = spreads(first, options)
  const flows = KINDS.map(
    ([kind, field]) => [kind, flowOf(kind, c[field] as Cents, c, law, within, of)] as const
  )
  return Object.freeze(
    ALL.flatMap((_, month) => {
      const day = lastDayOfMonth(
        yearOf(date) + Math.floor((first - 1 + month) / MONTHS),
        ((first - 1 + month) % MONTHS) + 1
      )
      return flows.flatMap(([kind, flow]) =>
        flow[month] === 0
          ? []
          : [
              Object.freeze({
                date: day,
                kind,
                amount: euros(flow[month]),
                side: 'employer' as const,
              }),
            ]
      )
    })
  )
}

/** The same summed over all kinds, cents of each month of the year, January first: for who counts thousands of contracts. */
export function costsByMonth(
  c: Sheet,
  law: Law,
  date: PlainDate,
  options: CashFlowOptions
): Cents[] {
  const first = monthOf(date)
  const { within, of } = spreads(first, options)
  const months: Cents[] = ALL.map(() => 0)
  for (const [kind, field] of KINDS) {
    const amount = c[field] as Cents
    if (amount === 0 && !OF_MORE.has(kind)) continue
    flowOf(kind, amount, c, law, within, of).forEach((part, i) => {
      months[(first - 1 + i) % MONTHS]! += part
    })
  }
  return months
}

/** How a kind is placed in the twelve months from one on. */
function spreads(first: number, { moisPeculeVacances = JUNE, moisBonus = MARCH }: CashFlowOptions) {
  const assumed = { moisPeculeVacances, moisBonus }
  const within = (months: readonly number[]): Spread => spreadOver(months, first)
  const of = (kind: string): Spread => {
    const month = MONTH_OF[kind]
    if (month === undefined) return within(ALL)
    return within([typeof month === 'number' ? month : assumed[month]])
  }
  return { within, of }
}

/** Every kind of cost but what is left out of it. */
const KINDS = Object.entries<Lines>(COST_LINES)
  .filter(([list]) => list !== 'exclusions')
  .flatMap(([, lines]) => lines)

/** Kinds whose months follow from more than their own amount. */
const OF_MORE: ReadonlySet<string> = new Set([
  'onssPatronal',
  'reductionStructurelle',
  'reductionPremiersEngagements',
])

const ALL = Array.from({ length: MONTHS }, (_, i) => i + 1)

function flowOf(
  kind: string,
  amount: Cents,
  c: Sheet,
  law: Law,
  within: (months: readonly number[]) => Spread,
  of: (kind: string) => Spread
): Flow {
  switch (kind) {
    case 'onssPatronal':
      return contributions(amount, c, within)
    case 'reductionStructurelle':
      return reductions(
        amount,
        [
          c.reductionTrimestre1,
          c.reductionTrimestre2,
          c.reductionTrimestre3,
          c.reductionTrimestre4,
        ],
        within
      )
    case 'reductionPremiersEngagements':
      return reductions(
        amount,
        [
          c.engagementTrimestre1,
          c.engagementTrimestre2,
          c.engagementTrimestre3,
          c.engagementTrimestre4,
        ],
        within
      )
    case 'primeFinAnnee':
      return within(yearEnd(c))(amount)
    case 'cotisationVacances':
      return holidays(amount, law, within)
    default:
      return of(kind)(amount)
  }
}

/** A third payer has the year-end premium paid ahead, month by month. */
function yearEnd({ primeTiers }: Sheet): readonly number[] {
  return primeTiers === 1 ? ALL : [DECEMBER]
}

/** Those on a premium fall with it, the others with the pay of the month. */
function contributions(
  amount: Cents,
  c: Sheet,
  within: (months: readonly number[]) => Spread
): Flow {
  const premiums = c.primeFinAnneeEmployeur + c.primeSectorielleBrute
  const onPremiums = premiums === 0 ? 0 : Math.min(amount, c.cotisationsPatronalesPrimes)
  const inDecember = premiums === 0 ? 0 : prorata(onPremiums, c.primeFinAnneeEmployeur, premiums)
  return sum(
    within(ALL)(amount - onPremiums),
    within(yearEnd(c))(inDecember),
    within([JUNE])(onPremiums - inDecember)
  )
}

/** Each quarter bears its own reduction. */
function reductions(
  amount: Cents,
  quarters: readonly Cents[],
  within: (months: readonly number[]) => Spread
): Flow {
  const sign = amount < 0 ? -1 : 1
  const known = quarters.reduce((a, b) => a + b, 0)
  if (known !== sign * amount) return within(ALL)(amount)
  return quarters
    .map((quarter, i) => within(ALL.slice(3 * i, 3 * i + 3))(sign * quarter))
    .reduce((a, b) => sum(a, b))
}

/** The yearly part of the contribution is paid at once, in April. */
function holidays(
  amount: Cents,
  { vacancesOuvriers }: Law,
  within: (months: readonly number[]) => Spread
): Flow {
  const { cotisationAnnuelle, cotisationTrimestrielle } = vacancesOuvriers
  const atOnce = prorata(amount, cotisationAnnuelle, cotisationAnnuelle + cotisationTrimestrielle)
  return sum(within([APRIL])(atOnce), within(ALL)(amount - atOnce))
}

function sum(...flows: Flow[]): Flow {
  return ALL.map((_, i) => flows.reduce((total, flow) => total + flow[i], 0))
}

/** An amount over months of the year in equal parts, to the cent. */
function spreadOver(months: readonly number[], first: number): Spread {
  return (amount) => {
    const size = Math.abs(amount)
    const flow: Flow = ALL.map(() => 0)
    months.forEach((month, i) => {
      const part =
        Math.round((size * (i + 1)) / months.length) - Math.round((size * i) / months.length)
      flow[(month - first + MONTHS) % MONTHS] = amount < 0 ? 0 - part : part
    })
    return flow
  }
}
