import { listBenefits, PACKAGE_SCHEMA } from '#modules/compute/pure'
import { pathOf } from './draft.ts'
import type { ConceptMark, Kind, NumberMark } from './marks.ts'

/** Where a number goes and what it becomes there. */
export interface Slot {
  readonly path: string
  readonly value: number
  readonly how?: string
  /** More fields that the same words say. */
  readonly also?: Readonly<Record<string, string | number>>
}

/** An amount with more than one reading, and what each would be. */
export interface TwoReadings {
  readonly readings: readonly Slot[]
}

/** How an amount of gross pay of a year becomes one of a month, where the words do not say: a setting of the company. */
export type MonthsOfYear = 12 | 13 | 13.92

type Unit = 'month' | 'year' | 'piece'

interface CountOf {
  readonly kinds: readonly Kind[]
  readonly from: number
  readonly to: number
  readonly whole?: boolean
}

const COUNTS: Readonly<Record<string, CountOf>> = {
  co2VS: { kinds: ['grams', 'plain'], from: 0, to: 400, whole: true },
  batterieVS: { kinds: ['kwh', 'plain'], from: 1, to: 100 },
  distanceDomicileTravail: { kinds: ['km', 'plain'], from: 1, to: 400, whole: true },
  // Days of a month: a few days are more often those of a week.
  joursTransport: { kinds: ['days', 'plain'], from: 6, to: 31 },
  enfantsACharge: { kinds: ['plain', 'people'], from: 0, to: 99, whole: true },
  enfantsHandicapes: { kinds: ['plain', 'people'], from: 0, to: 99, whole: true },
  ascendantsACharge: { kinds: ['plain', 'people'], from: 0, to: 20, whole: true },
  autresPersonnesACharge: { kinds: ['plain', 'people'], from: 0, to: 20, whole: true },
  effectif: { kinds: ['plain', 'people'], from: 1, to: 1_000_000, whole: true },
  anciennete: { kinds: ['years', 'plain'], from: 0, to: 60, whole: true },
  joursChequesRepas: { kinds: ['days', 'plain'], from: 100, to: 300, whole: true },
  stockOptionDuree: { kinds: ['years', 'plain'], from: 1, to: 50, whole: true },
  primeFinAnneeMois: { kinds: ['plain'], from: 0.25, to: 3 },
  maxJoursConge: { kinds: ['days', 'plain'], from: 1, to: 100, whole: true },
  age: { kinds: ['years', 'plain'], from: 15, to: 70, whole: true },
}
const MONEY: Readonly<Record<string, { unit: Unit; from: number; to: number }>> = {
  valeurVS: { unit: 'piece', from: 5_000, to: 1_000_000 },
  tcoMensuelVS: { unit: 'month', from: 50, to: 5_000 },
  contributionVS: { unit: 'month', from: 1, to: 2_000 },
  quotePartChequeRepas: { unit: 'piece', from: 0.5, to: 20 },
  stockOptionValue: { unit: 'piece', from: 0.01, to: 100_000 },
  energieHorsTcoVS: { unit: 'month', from: 1, to: 1_000 },
  budgetMobilitePilier2: { unit: 'month', from: 1, to: 5_000 },
  salaireBrutMin: { unit: 'month', from: 500, to: 50_000 },
  carteEssenceMax: { unit: 'month', from: 1, to: 5_000 },
}
/** Benefits whose price is often told in place of what they cost a month: above this without "a month", it is one. */
const PRICE_FROM: Readonly<Record<string, number>> = {
  telephone: 150, laptop: 150, velo: 500, telephonePlan: 200, chequeRepas: 26, carteEssence: 1_500,
} // prettier-ignore
const FULL_TIME = 38
const YEARLY_FROM = 15_000
/** Less is no pay of a month, whatever stands beside it; it may be by how much one changes. */
export const LEAST_PAY = 300
/** What coming to work costs a month is more; less is what a kilometre is paid. */
const LEAST_TRANSPORT = 3
const LEAST_LEASING = 10

const BENEFITS = new Map(listBenefits().map((benefit) => [benefit.name, benefit]))
const packageFields = PACKAGE_SCHEMA.properties as Readonly<Record<string, unknown>>

/** Where an amount goes that is of something the product does not know. */
export const NOWHERE = 'nowhere'

/** Where the amount of a benefit stands. */
export function valuePaths(name: string): string[] {
  const benefit = BENEFITS.get(name)
  return benefit === undefined ? [] : [`package.${benefit.value}`]
}

function single(slot: Slot | TwoReadings | undefined): Slot | TwoReadings | undefined {
  return slot && 'readings' in slot && slot.readings.length === 1 ? slot.readings[0] : slot
}

/** The slot of a number at a concept, several readings of it, or nothing where the two do not go together. */
export function slotOf(
  concept: ConceptMark,
  number: NumberMark,
  months: MonthsOfYear | undefined
): Slot | TwoReadings | undefined {
  if (concept.is === 'other')
    return number.kind === 'name' ? undefined : { path: NOWHERE, value: number.value }
  if (concept.is === 'pay') return single(paySlot(concept.of, number, months))
  if (concept.is === 'field') return fieldSlot(concept.of, number)
  if (concept.is === 'benefit') return benefitSlot(concept.of, number)
  if (concept.of.startsWith('package.typeFraisTransport'))
    return benefitSlot('fraisTransport', number)
  if (concept.of.startsWith('package.typeInternet')) return benefitSlot('internet', number)
  return undefined
}

function isMoney({ kind }: NumberMark): boolean {
  return kind === 'euro' || kind === 'plain'
}

/** An amount in the unit that a field asks for, and how it came about. */
function inUnit(
  { value, period }: NumberMark,
  unit: Unit
): Pick<Slot, 'value' | 'how'> | undefined {
  if (unit === 'piece') return period === undefined || period === 'day' ? { value } : undefined
  if (period === undefined || period === unit) return { value }
  if (unit === 'month' && period === 'year') return { value: cents(value / 12), how: '÷ 12' }
  if (unit === 'year' && period === 'month') return { value: cents(value * 12), how: '× 12' }
  return undefined
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}

/** Readings of a bare amount of pay: "3500". */
export function readingsOfPay(number: NumberMark, months: MonthsOfYear | undefined): Slot[] {
  return ['gross', 'net', 'cost'].flatMap((of) => {
    const slot = paySlot(of, number, months ?? 12)
    if (slot === undefined) return []
    return 'readings' in slot ? [...slot.readings] : [slot]
  })
}

function paySlot(
  of: string,
  number: NumberMark,
  months: MonthsOfYear | undefined
): Slot | TwoReadings | undefined {
  const { value, period, kind } = number
  if (!isMoney(number)) return undefined
  if (of === 'any') {
    if (kind === 'plain' && value < 500 && period !== 'hour') return undefined
    return { readings: readingsOfPay(number, months) }
  }
  if (period === 'hour')
    return of === 'gross' && value < 500 ? { path: 'package.salaireBrutHoraire', value } : undefined
  if (period === 'day' || period === 'week' || period === 'other') return undefined
  if (value < 50) return undefined
  const isYear = period === 'year' || (period === undefined && value >= YEARLY_FROM)
  if (of === 'gross') return grossSlot(number, isYear, months)
  if (of === 'net') {
    if (!isYear) return { path: 'solve.salaireNet', value }
    const year = { path: 'solve.salaireNetAnnuel', value }
    return period === 'year' ? year : { readings: [year, { path: 'solve.salaireNet', value }] }
  }
  if (period === 'month')
    return { path: 'solve.coutEmployeurAnnuel', value: cents(value * 12), how: '× 12' }
  const cost = { path: 'solve.coutEmployeurAnnuel', value }
  if (period === 'year' || value >= 12_000) return cost
  return { readings: [{ path: cost.path, value: cents(value * 12), how: '× 12' }, cost] }
}

function grossSlot(
  { value, months: said }: NumberMark,
  isYear: boolean,
  months: MonthsOfYear | undefined
): Slot | TwoReadings {
  const path = 'package.salaireBrut'
  if (!isYear) return { path, value }
  const divided = (by: number): Slot => ({ path, value: cents(value / by), how: `÷ ${by}` })
  const by = said ?? months
  return by === undefined ? { readings: [divided(12), divided(13.92)] } : divided(by)
}

function fieldSlot(field: string, number: NumberMark): Slot | undefined {
  if (field === 'regime') return regimeSlot(number)
  const count = COUNTS[field]
  if (count !== undefined) {
    const { value, kind, period } = number
    if (period !== undefined && period !== 'year' && kind === 'plain') return undefined
    if (field === 'distanceDomicileTravail' && period === 'year') return undefined
    if (!count.kinds.includes(kind) || value < count.from || value > count.to) return undefined
    if (count.whole && !Number.isInteger(value)) return undefined
    return { path: pathOf(field), value }
  }
  const amountOf = MONEY[field]
  if (amountOf === undefined || !isMoney(number)) return undefined
  const amount = inUnit(number, amountOf.unit)
  if (amount === undefined || amount.value < amountOf.from || amount.value > amountOf.to)
    return undefined
  return { path: pathOf(field), ...amount }
}

/** Hours a week, or a share of full time. */
export function regimeSlot({ value, kind }: NumberMark): Slot | undefined {
  const path = 'package.regimeNumerateur'
  if (kind === 'percent') {
    if (value < 5 || value > 100) return undefined
    return {
      path,
      value: cents((FULL_TIME * value) / 100),
      how: `${value} % × ${FULL_TIME}`,
      also: { 'package.regimeDenominateur': FULL_TIME },
    }
  }
  if (kind !== 'hours' && kind !== 'plain') return undefined
  return value >= 3 && value <= 60 ? { path, value } : undefined
}

function benefitSlot(name: string, number: NumberMark): Slot | undefined {
  const { value, kind, period } = number
  if (name === 'voitureSociete') return carSlot(number)
  if (name === 'velo')
    return value < LEAST_LEASING
      ? undefined
      : money('package.tcoMensuelVelo', number, 'month', name)
  if (name === 'fraisTransport') {
    if (kind === 'km') return fieldSlot('distanceDomicileTravail', number)
    if (kind === 'days') return fieldSlot('joursTransport', number)
    return value < LEAST_TRANSPORT
      ? undefined
      : money('package.fraisTransport', number, 'month', name)
  }
  if (name === 'stockOptions') {
    if (kind === 'piece' || (kind === 'plain' && Number.isInteger(value)))
      return { path: 'package.stockOptionUnits', value }
    return fieldSlot('stockOptionValue', number)
  }
  const benefit = BENEFITS.get(name)
  if (benefit === undefined || name === 'packageExtras') return undefined
  const path = `package.${benefit.value}`
  if (benefit.unit === 'days') {
    const isDays = (kind === 'days' || kind === 'plain') && period !== 'week'
    return isDays && Number.isInteger(value) && value >= 1 && value <= 100
      ? { path, value }
      : undefined
  }
  if (kind === 'percent') {
    const input = `${name}InputType`
    return input in packageFields && value <= 100
      ? { path, value, also: { [`package.${input}`]: 'PERCENT_BASE' } }
      : undefined
  }
  if (name === 'chequeRepas' && period !== undefined && period !== 'day') return undefined
  return money(
    path,
    number,
    benefit.unit === 'year' ? 'year' : benefit.unit === 'piece' ? 'piece' : 'month',
    name
  )
}

function money(path: string, number: NumberMark, unit: Unit, name: string): Slot | undefined {
  if (!isMoney(number)) return undefined
  const price = PRICE_FROM[name]
  if (price !== undefined && number.value >= price && number.period === undefined) return undefined
  const amount = inUnit(number, unit)
  return amount === undefined || amount.value <= 0 ? undefined : { path, ...amount }
}

/** A price of thousands is the catalogue value, one of hundreds what the car costs a month. */
function carSlot(number: NumberMark): Slot | undefined {
  const { value, kind, period } = number
  if (kind === 'grams') return fieldSlot('co2VS', number)
  if (!isMoney(number)) return undefined
  if (value >= 10_000 && period === undefined) return { path: 'package.valeurVS', value }
  if (
    period === 'month' ||
    period === 'year' ||
    (period === undefined && value >= 150 && value <= 2_500)
  )
    return fieldSlot('tcoMensuelVS', number)
  return undefined
}
