import type { Sheet, SheetField } from '../rules/index.ts'
import type { BenefitLine, ContentGroup, LineList } from './benefits/definition.ts'
import { bitsOf, byBenefits } from './benefits/bits.ts'
import { BENEFITS } from './benefits/index.ts'
import { placed } from './benefits/placed.ts'
import type { RemunerationAnnuelle, RemunerationMensuelle } from './types.ts'

/** The lines of the month, in payslip order. */
export const MONTHLY_FIELDS = [
  'salaireBrut',
  'commissionsBrutes',
  'atnsBruts',
  'fraisTransportOnss',
  'sousTotalBrut',
  'onss',
  'bonusEmploi',
  'droitsAuteurBruts',
  'fraisTransportImposables',
  'energieImposable',
  'atnVS',
  'allocationsExtra',
  'extrasPP',
  'imposable',
  'precompteProfessionnel',
  'precompteMobilier',
  'sousTotalSalaireNet',
  'fraisTransport',
  'fpes',
  'budgetMobilitePilier2',
  'csss',
  'retraitAtns',
  'retraitExtras',
  'extrasNet',
  'extrasVolontariatFiscal',
  'contributionChequeRepas',
  'contributionsAssurances',
  'salaireNet',
  'chequesRepas',
  'remunerationMensuelle',
  'salaireBrutTotalEmployeur',
  'salaireBrutTotalWorker',
  'salaireBrutHoraire',
] as const satisfies readonly (keyof RemunerationMensuelle)[]

/** The lines of the year, the total last. */
export const ANNUAL_FIELDS = [
  'salaireNetAnnuel',
  'doublePeculeVacances',
  'chequesRepasAnnuel',
  'primeFinAnnee',
  'primeSectorielle',
  'bonusAnnuel',
  'warrants',
  'flexWarrants',
  'epargnePension',
  'primeBeneficiaire',
  'cct90',
  'ecoCheques',
  'chequeSportCulture',
  'chequeCadeau',
  'budgetMobilitePilier3',
  'csssComplement',
  'remunerationAnnuelle',
] as const satisfies readonly (keyof RemunerationAnnuelle)[]

/**
 * A list of the answer: each key, the line of the sheet behind it, and the way to read it (a property named in
 * the code is read ten times faster than one looked up by its name).
 */
export type Lines = readonly (readonly [
  key: string,
  field: SheetField,
  amountOf: (c: Sheet) => number,
])[]

/** Fixed pay of who is no manual worker, shown even where it is zero. */
export const FIXED_CASH = [
  ['salaireBrutAnnuel', 'salaireBrutAnnuel', (c) => c.salaireBrutAnnuel],
  ['doublePeculeVacances', 'doublePeculeBrut', (c) => c.doublePeculeBrut],
  ['primeFinAnnee', 'primeFinAnneeBrute', (c) => c.primeFinAnneeBrute],
  ['primeSectorielle', 'primeSectorielleBrute', (c) => c.primeSectorielleBrute],
] as const satisfies Lines

/** Of manual workers only: what the fund pays them, and what the employer pays the fund. */
export const HOLIDAY_CASH = [
  ['peculeVacancesCaisse', 'peculeCaisse', (c) => c.peculeCaisse],
] as const satisfies Lines
export const HOLIDAY_COST = [
  ['cotisationVacances', 'cotisationVacances', (c) => c.cotisationVacances],
] as const satisfies Lines

/** Of a sector whose funds ask something beside the contributions to ONSS. */
export const SECTOR_COST = [
  ['cotisationsSectorielles', 'cotisationsSectorielles', (c) => c.cotisationsSectorielles],
] as const satisfies Lines

export const FIXED_COST = [
  FIXED_CASH[0],
  FIXED_CASH[1],
  ['primeFinAnnee', 'primeFinAnneeEmployeur', (c) => c.primeFinAnneeEmployeur],
  FIXED_CASH[3],
  ['onssPatronal', 'onssPatronal', (c) => c.onssPatronal],
  ['reductionStructurelle', 'reductionStructurelle', (c) => c.reductionStructurelle],
  ['assuranceLoi', 'assuranceLoi', (c) => c.assuranceLoi],
] as const satisfies Lines

/** Of first hirings only. */
export const HIRING_COST = [
  [
    'reductionPremiersEngagements',
    'reductionPremiersEngagements',
    (c) => c.reductionPremiersEngagements,
  ],
] as const satisfies Lines

/** The lines of every benefit, once each, those behind another one in their place. */
const BENEFIT_LINES: readonly PlacedLine[] = BENEFITS.flatMap(({ group, lines }) =>
  lines.map((line) => ({
    ...line,
    list: line.list ?? listOf(group),
    group: listOf(group),
    benefits: bitsOfLine(line.key),
  }))
).filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)

function bitsOfLine(key: string): number {
  let bits = 0
  for (const { name, lines } of BENEFITS) {
    for (const line of lines) {
      if (line.key === key) bits |= bitsOf([name, ...(line.alsoOf ?? [])])
    }
  }
  return bits
}

/** The lists of the employer's cost that benefits fill. */
const COST = {
  frais: linesWhere(({ list }) => list === 'frais'),
  remunerationsVariables: linesWhere(({ list }) => list === 'remunerationsVariables'),
  avantages: linesWhere(({ list }) => list === 'avantages'),
  exclusions: linesWhere(({ list }) => list === 'exclusions'),
}

/** Those of the worker's total cash: without levies, and with what stands outside the cost in the list of its kind. */
const CASH = {
  frais: cashOf('frais'),
  remunerationsVariables: cashOf('remunerationsVariables'),
  avantages: cashOf('avantages'),
}

interface PlacedLine extends Omit<BenefitLine, 'list'> {
  readonly list: LineList
  /** The list of its benefit. */
  readonly group: LineList
  /** The bits of the benefits that have it. */
  readonly benefits: number
}

function listOf(group: ContentGroup): 'avantages' | 'frais' | 'remunerationsVariables' {
  return group === 'extras' ? 'avantages' : group
}

function cashOf(list: LineList): Lines {
  return linesWhere(
    (line) => line.cash !== false && (line.list === 'exclusions' ? line.group : line.list) === list
  )
}

function linesWhere(isIn: (line: PlacedLine) => boolean): Lines {
  return placed(
    BENEFIT_LINES.filter(isIn),
    ({ key }) => key,
    ({ after }) => after
  ).map(lineOf)
}

function lineOf({ key, field, amount }: PlacedLine): Lines[number] {
  return [key, field, amount]
}

/** The lines of a list, by their places among those that are read. */
export type PlacesOfLines = readonly number[]

/** What the benefits of a package fill: each line is read once, also where it is one of the cost and one of the cash. */
export interface LinesOfBenefits {
  readonly read: Lines
  readonly cost: Readonly<Record<keyof typeof COST, PlacesOfLines>>
  readonly cash: Readonly<Record<keyof typeof CASH, PlacesOfLines>>
}

/** The lines that a package may have, by the benefits that it names (`Sheet.avantagesLus`). */
export const linesNamed = byBenefits<LinesOfBenefits>((benefits) => {
  const named = BENEFIT_LINES.filter((line) => (line.benefits & benefits) !== 0)
  const places = new Map(named.map(({ key }, place) => [key, place]))
  return { read: named.map(lineOf), cost: placesIn(COST, places), cash: placesIn(CASH, places) }
})

function placesIn<K extends string>(
  lists: Readonly<Record<K, Lines>>,
  places: ReadonlyMap<string, number>
): Record<K, PlacesOfLines> {
  const found = Object.entries<Lines>(lists).map(([list, lines]) => [
    list,
    lines.flatMap(([key]) => places.get(key) ?? []),
  ])
  return Object.fromEntries(found)
}

/**
 * The lists of the employer's cost. Only those of fixed pay stand there at zero; each list has its
 * total on the sheet, which sums exactly these lines.
 */
export const COST_LINES = {
  remunerationsFixes: [...FIXED_COST, ...HIRING_COST, ...HOLIDAY_COST, ...SECTOR_COST],
  ...COST,
} as const satisfies Record<string, Lines>

/** The lists of the worker's total cash, gross. */
export const CASH_LINES = {
  remunerationsFixes: [...FIXED_CASH, ...HOLIDAY_CASH],
  ...CASH,
} as const satisfies Record<string, Lines>

/** What is paid to others for the worker: keys of the lists of total cash. */
export const IN_KIND_KEYS: readonly string[] = BENEFIT_LINES.filter(({ inKind }) => inKind).map(
  ({ key }) => key
)

/** Keys of the fixed pay in the total cash of the worker. */
export const FIXED_CASH_KEYS = CASH_LINES.remunerationsFixes.map(([key]) => key)

/** Keys of the fixed pay in the cost of the employer. */
export const FIXED_COST_KEYS = COST_LINES.remunerationsFixes.map(([key]) => key)
