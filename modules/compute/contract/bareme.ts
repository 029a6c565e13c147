import type { PlainDate } from '../engine/dates.ts'
import { cents, euros, MILLION as PARTS, prorata, type Cents } from '../engine/money.ts'
import type { LawSet, ParameterId } from '../legislation/index.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import type { Sheet } from '../rules/index.ts'
import type { Bareme } from './types.ts'

export const CLASSES = ['A', 'B', 'C', 'D'] as const
export const ECHELLES = ['I', 'II'] as const
export type Classe = (typeof CLASSES)[number]
export type Echelle = (typeof ECHELLES)[number]

/** A percent in millionths. */
const TEN_THOUSAND = 10_000

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
 * A minimum after a step of the index: the table of that day where it was published for it, else the one before with the
 * whole step, half up to the cent. That a scale above the limit moves fully is a reading (gap SCALES_ABOVE_LIMIT).
 * @returns EUR a month for the hours worked; `null` where the table is not known
 */
export function minimumAfterStep(
  { minimum, echelle, classe }: Pick<Bareme, 'minimum' | 'echelle' | 'classe'>,
  date: PlainDate,
  percent: number
): number | null {
  if (minimum === null) return null
  const table = lawSets.on(date)?.values.get(`bareme200.${TABLES[echelle][classe]}`)
  if (table?.from === date) return minimum
  return euros(prorata(cents(minimum)!, PARTS + Math.round(percent * TEN_THOUSAND), PARTS))
}

/** The minimum of the package on the sheet, and whether its gross pay reaches it (`bareme200.ecartTolere`). */
export function baremeOf(sheet: Sheet, lawSet: LawSet): Bareme {
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
  const minimum = minimumOn(lawSet, scale, letter, years, regimeNumerateur, regimeDenominateur)
  if (minimum === null || reaches(salaireBrut, minimum, lawSet)) return undefined
  return { minimum, parameter: `bareme200.${TABLES[scale][letter]}` }
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
  const table = law.bareme200[TABLES[echelle][classe]]
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
