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

/** Cents in each of the coming months, the first one first. */
type Flow = Cents[]

/** Where the cost of a sheet is placed: months are those of the year, 1 is January. */
interface Placing {
  readonly sheet: Sheet
  readonly law: Law
  /** The month that comes first. */
  readonly first: number
  readonly assumed: Required<CashFlowOptions>
}

/** The cost of a computed sheet over twelve months, that of the date first. */
export function cashFlowOf(
  c: Sheet,
  law: Law,
  date: PlainDate,
  options: CashFlowOptions
): readonly CashFlowEntry[] {
  const first = monthOf(date)
  const placing = placingOf(c, law, first, options)
  const flows = KINDS.map(([kind, field]) => {
    const flow = noFlow()
    place(flow, kind, c[field] as Cents, placing)
    return [kind, flow] as const
  })
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
  const placing = placingOf(c, law, first, options)
  const flow = noFlow()
  for (const [kind, field] of KINDS) {
    const amount = c[field] as Cents
    if (amount !== 0 || OF_MORE.has(kind)) place(flow, kind, amount, placing)
  }
  return ALL.map((month) => flow[(month - first + MONTHS) % MONTHS]!)
}

function placingOf(
  sheet: Sheet,
  law: Law,
  first: number,
  { moisPeculeVacances = JUNE, moisBonus = MARCH }: CashFlowOptions
): Placing {
  return { sheet, law, first, assumed: { moisPeculeVacances, moisBonus } }
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
const QUARTERS = [ALL.slice(0, 3), ALL.slice(3, 6), ALL.slice(6, 9), ALL.slice(9)] as const

const noFlow = (): Flow => ALL.map(() => 0)

/** Adds an amount of one kind to the months in which it falls. */
function place(into: Flow, kind: string, amount: Cents, placing: Placing): void {
  const { sheet: c, first } = placing
  switch (kind) {
    case 'onssPatronal':
      return placeContributions(into, amount, placing)
    case 'reductionStructurelle':
      return placeReductions(into, amount, first, [
        c.reductionTrimestre1,
        c.reductionTrimestre2,
        c.reductionTrimestre3,
        c.reductionTrimestre4,
      ])
    case 'reductionPremiersEngagements':
      return placeReductions(into, amount, first, [
        c.engagementTrimestre1,
        c.engagementTrimestre2,
        c.engagementTrimestre3,
        c.engagementTrimestre4,
      ])
    case 'primeFinAnnee':
      return spread(into, amount, yearEnd(c), first)
    case 'cotisationVacances':
      return placeHolidays(into, amount, placing)
    default:
      return spread(into, amount, monthsOf(kind, placing), first)
  }
}

/** A kind falls in its month, or in all of them. */
function monthsOf(kind: string, { assumed }: Placing): readonly number[] {
  const month = MONTH_OF[kind]
  if (month === undefined) return ALL
  return [typeof month === 'number' ? month : assumed[month]]
}

/** A third payer has the year-end premium paid ahead, month by month. */
function yearEnd({ primeTiers }: Sheet): readonly number[] {
  return primeTiers === 1 ? ALL : [DECEMBER]
}

/** Those on a premium fall with it, the others with the pay of the month. */
function placeContributions(into: Flow, amount: Cents, { sheet: c, first }: Placing): void {
  const premiums = c.primeFinAnneeEmployeur + c.primeSectorielleBrute
  const onPremiums = premiums === 0 ? 0 : Math.min(amount, c.cotisationsPatronalesPrimes)
  const inDecember = premiums === 0 ? 0 : prorata(onPremiums, c.primeFinAnneeEmployeur, premiums)
  spread(into, amount - onPremiums, ALL, first)
  spread(into, inDecember, yearEnd(c), first)
  spread(into, onPremiums - inDecember, [JUNE], first)
}

/** Each quarter bears its own reduction. */
function placeReductions(
  into: Flow,
  amount: Cents,
  first: number,
  quarters: readonly [Cents, Cents, Cents, Cents]
): void {
  const sign = amount < 0 ? -1 : 1
  const known = quarters.reduce((a, b) => a + b, 0)
  if (known !== sign * amount) return spread(into, amount, ALL, first)
  for (const [i, months] of QUARTERS.entries()) spread(into, sign * quarters[i]!, months, first)
}

/** The yearly part of the contribution is paid at once, in April. */
function placeHolidays(into: Flow, amount: Cents, { law, first }: Placing): void {
  const { cotisationAnnuelle, cotisationTrimestrielle } = law.vacancesOuvriers
  const atOnce = prorata(amount, cotisationAnnuelle, cotisationAnnuelle + cotisationTrimestrielle)
  spread(into, atOnce, [APRIL], first)
  spread(into, amount - atOnce, ALL, first)
}

/** Adds an amount to months of the year in equal parts, to the cent. */
function spread(into: Flow, amount: Cents, months: readonly number[], first: number): void {
  const size = Math.abs(amount)
  let placed = 0
  for (let i = 0; i < months.length; i++) {
    const until = Math.round((size * (i + 1)) / months.length)
    into[(months[i]! - first + MONTHS) % MONTHS]! += amount < 0 ? placed - until : until - placed
    placed = until
  }
}
