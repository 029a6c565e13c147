import { amountOf, type BaremeOn } from '../committees/bareme.ts'
import { sectorFacts, type SectorFacts } from '../committees/in_force.ts'
import type { PlainDate } from '../engine/dates.ts'
import { cents, euros, MILLION as PARTS, prorata, type Cents } from '../engine/money.ts'
import type { LawSet, ParameterId } from '../legislation/index.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import type { Sheet } from '../rules/index.ts'
import { mensuel } from '../rules/mois/salaire_brut_horaire.ts'
import { TEN_THOUSANDTHS } from '../rules/units.ts'
import type { Bareme, BelowMinimum } from './types.ts'

export const CLASSES = ['A', 'B', 'C', 'D'] as const
export const ECHELLES = ['I', 'II'] as const
export type Classe = (typeof CLASSES)[number]
export type Echelle = (typeof ECHELLES)[number]

/** Years beyond the last line of the scale count as that line. */
export const MAX_ANCIENNETE = 60

/** The first line of each scale, in years of experience. */
const FIRST_YEAR = { I: 0, II: 1 } as const

/** Which minimum is asked for: the class of the job in CP 200, and who does it. */
export interface BaremeQuestion {
  date: PlainDate
  classe: Classe
  /** Years of professional experience; 0 unless told. */
  anciennete?: number
  /** I in the first year in the company, then II; unless told, II from one year of experience on. */
  echelle?: Echelle
  /** Hours a week of the worker and at full time, for part time. */
  regimeNumerateur?: number
  regimeDenominateur?: number
}

/** A minimum of CP 200 and the figures of the law it comes from. */
export interface MinimumBareme {
  /** Euros a month for the hours worked; `null` where the table of that day is not known. */
  readonly minimum: number | null
  readonly echelle: Echelle
  readonly classe: Classe
  readonly anciennete: number
  readonly parameter: ParameterId
}

/**
 * CCT CP 200 du 9 juin 2016: the lowest gross pay a month of an employee by class and experience.
 * @returns `undefined` on a day without law set, or for scale II without a year of experience
 */
export function minimumBareme(question: BaremeQuestion): MinimumBareme | undefined {
  const { date, classe, anciennete = 0, regimeNumerateur = 1, regimeDenominateur = 1 } = question
  const echelle = question.echelle ?? (anciennete < FIRST_YEAR.II ? 'I' : 'II')
  const lawSet = lawSets.on(date)
  if (lawSet === undefined || anciennete < FIRST_YEAR[echelle]) return undefined
  const minimum = minimumOn(
    lawSet,
    echelle,
    classe,
    anciennete,
    regimeNumerateur,
    regimeDenominateur
  )
  const parameter = TABLES[echelle][classe]
  return { minimum, echelle, classe, anciennete, parameter: `bareme200.${parameter}` }
}

/**
 * A minimum of CP 200 after a step of the index: the table of that day where it was published for it, else the one before with the
 * whole step, half up to the cent. That a scale above the limit moves fully is a reading (gap SCALES_ABOVE_LIMIT).
 * @returns EUR a month for the hours worked; `null` where the table is not known
 */
export function minimumAfterStep(
  { minimum, echelle, classe }: Pick<Bareme, 'minimum' | 'echelle' | 'classe'>,
  date: PlainDate,
  percent: number
): number | null {
  if (minimum === null) return null
  const table = lawSets
    .on(date)
    ?.values.get(`bareme200.${TABLES[echelle as Echelle][classe as Classe]}`)
  if (table?.from === date) return minimum
  return euros(prorata(cents(minimum)!, PARTS + Math.round(percent * TEN_THOUSANDTHS), PARTS))
}

/** The minimum of the package on the sheet, which tells the class of its job, and whether its gross pay reaches it. */
export function baremeOf(sheet: Sheet, lawSet: LawSet): Bareme {
  return sheet.cp200 === 1 ? bareme200Of(sheet, lawSet) : baremeOfSector(sheet, lawSet)
}

/** With the tolerance between two tables of CP 200 (`bareme200.ecartTolere`). */
function bareme200Of(sheet: Sheet, lawSet: LawSet): Bareme {
  const classe = CLASSES[sheet.classe - 1]
  const echelle = ECHELLES[sheet.echelle - 1]
  const { anciennete, regimeNumerateur, regimeDenominateur } = sheet
  const minimum = minimumOn(
    lawSet,
    echelle,
    classe,
    anciennete,
    regimeNumerateur,
    regimeDenominateur
  )
  const respecte = minimum === null ? null : reaches(sheet.salaireBrut, minimum, lawSet)
  return Object.freeze({ minimum, echelle, classe, anciennete, respecte })
}

/**
 * The minimum scale that the gross pay on the sheet does not reach: that of the class that is told, else the lowest
 * amount of all, which is due in CP 200 whatever the class.
 * @returns `undefined` where the pay reaches it, or the table of that day is not known
 */
export function scaleMissed(
  { salaireBrut, classe, echelle, anciennete, regimeNumerateur, regimeDenominateur }: Sheet,
  lawSet: LawSet
): { readonly minimum: number; readonly parameter: ParameterId } | undefined {
  const told = classe > 0
  const scale = told ? ECHELLES[echelle - 1] : 'I'
  const letter = told ? CLASSES[classe - 1] : 'A'
  const years = told ? anciennete : 0
  const { bareme200 } = lawSet.law
  // Nearly no package tells its class: the table of all others is named here, which is faster than to look it up.
  const table = told ? bareme200[TABLES[scale][letter]] : bareme200.echelle1ClasseA
  // Pay that reaches the lowest amount of full time reaches that of fewer hours.
  if (!told && salaireBrut >= table[0]) return undefined
  const minimum = minimumIn(table, scale, years, regimeNumerateur, regimeDenominateur)
  if (minimum === null || reaches(salaireBrut, minimum, lawSet)) return undefined
  return { minimum, parameter: `bareme200.${TABLES[scale][letter]}` }
}

/** What the committee of the package on the sheet brings to its kind of work. */
export function sectorOf({ commission, ouvrier }: Sheet, { law }: LawSet): SectorFacts | undefined {
  return commission === 0
    ? undefined
    : sectorFacts(law, `BECP${commission}`, ouvrier === 1 ? 'OUVRIER' : 'EMPLOYE')
}

function baremeOfSector(sheet: Sheet, lawSet: LawSet): Bareme {
  const { anciennete } = sheet
  const { bareme, baremeOn } = sectorOf(sheet, lawSet)!
  const classe = bareme!.classes[sheet.classe - 1]
  const echelle = bareme!.echelles[sheet.echelle - 1]
  const line = baremeOn!.echelles[echelle][classe] ?? null
  if (line === null) {
    return Object.freeze({ minimum: null, echelle, classe, anciennete, respecte: null })
  }
  const amount = amountOf(line, anciennete)
  const minimum = monthly(amount, bareme!.of, sheet)
  return Object.freeze({
    minimum: euros(minimum),
    ...(bareme!.of === 'hour' && { horaire: amount / TEN_THOUSANDTHS }),
    echelle,
    classe,
    anciennete,
    respecte: sheet.salaireBrut >= minimum,
  })
}

/** An amount of a scale for the hours worked, in cents a month. */
function monthly(
  amount: number,
  of: 'month' | 'hour',
  { regimeNumerateur, regimeDenominateur }: Sheet
): Cents {
  return of === 'hour'
    ? mensuel(amount, regimeNumerateur)
    : prorata(amount, regimeNumerateur, regimeDenominateur)
}

/**
 * The scale of a committee other than CP 200 that the pay on the sheet does not reach: that of the class that is told,
 * else the lowest amount of all, which is due whatever the class. Where a class that may be the lowest is not known,
 * nothing is compared.
 */
export function sectorScaleMissed(
  sheet: Sheet,
  lawSet: LawSet
): Pick<BelowMinimum, 'minimum' | 'parameter'> | undefined {
  const sector = sectorOf(sheet, lawSet)
  if (sector?.bareme === undefined || sector.baremeOn === undefined) return undefined
  const { bareme, baremeOn, commission } = sector
  const amount = sheet.classe > 0 ? toldAmount(sheet, bareme, baremeOn) : lowestOf(bareme, baremeOn)
  if (amount === undefined) return undefined
  const minimum = monthly(amount, bareme.of, sheet)
  if (sheet.salaireBrut >= minimum) return undefined
  const { from, source, confidence, checked } = baremeOn
  const parameter = { id: `CP${commission}.bareme`, from, source, confidence, checked }
  return { minimum: euros(minimum), parameter }
}

function toldAmount(
  { classe, echelle, anciennete }: Sheet,
  { classes, echelles }: NonNullable<SectorFacts['bareme']>,
  on: BaremeOn
): number | undefined {
  const line = on.echelles[echelles[echelle - 1]][classes[classe - 1]] ?? null
  return line === null ? undefined : amountOf(line, anciennete)
}

const lowest = new WeakMap<BaremeOn, number>()

function lowestOf(
  { classes, special = [] }: NonNullable<SectorFacts['bareme']>,
  on: BaremeOn
): number | undefined {
  let found = lowest.get(on)
  if (found === undefined) {
    const lines = Object.values(on.echelles).flatMap((echelle) =>
      classes.filter((each) => !special.includes(each)).map((each) => echelle[each] ?? null)
    )
    found = Math.min(...lines.map((line) => (line === null ? Number.NaN : line[0])))
    lowest.set(on, found)
  }
  return Number.isNaN(found) ? undefined : found
}

/** Whether gross pay reaches a minimum in euros, or stays as little below it as one table differs from the other. */
function reaches(salaireBrut: Cents, minimum: number, { law }: LawSet): boolean {
  // Absent before the tables of 2026.
  return euros(salaireBrut + (law.bareme200.ecartTolere ?? 0)) >= minimum
}

function minimumOn(
  { law }: LawSet,
  echelle: Echelle,
  classe: Classe,
  years: number,
  hours: number,
  fullTime: number
): number | null {
  return minimumIn(law.bareme200[TABLES[echelle][classe]], echelle, years, hours, fullTime)
}

function minimumIn(
  table: readonly number[],
  echelle: Echelle,
  years: number,
  hours: number,
  fullTime: number
): number | null {
  if (table.length === 0) return null
  const line = Math.min(years - FIRST_YEAR[echelle], table.length - 1)
  return euros(prorata(table[line], hours, fullTime))
}

type Table = `echelle${1 | 2}Classe${Classe}`

/** The table of each scale by class. */
const TABLES = {
  I: tablesOf(1),
  II: tablesOf(2),
} as const

function tablesOf(echelle: 1 | 2): Readonly<Record<Classe, Table>> {
  return {
    A: `echelle${echelle}ClasseA`,
    B: `echelle${echelle}ClasseB`,
    C: `echelle${echelle}ClasseC`,
    D: `echelle${echelle}ClasseD`,
  }
}
