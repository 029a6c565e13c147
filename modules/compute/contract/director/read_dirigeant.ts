import type { DirigeantSheet } from '../../dirigeant/index.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Reading } from '../reading.ts'
import type { ImpotSheet } from '../../impot/index.ts'
import { incomeOfYear, netOfYear } from '../year_tax/income_of_year.ts'
import type { DirigeantFields } from './types.ts'

/** EUR: more than this is a slip of the pen. */
export const BENEFICE_MAXIMUM = 10_000_000
export const LOYER_MAXIMUM = 1_000_000
/** Percent; funds ask three to four. */
export const FRAIS_GESTION_MAXIMUM = 10
const HUNDREDTH_OF_PERCENT = 100
const MONTHS = 12

const KNOWN = knownFields<DirigeantFields>({
  loyer: true,
  revenuCadastral: true,
  fraisGestion: true,
  cotisationsParSociete: true,
  benefice: true,
  petiteSociete: true,
  jeuneSociete: true,
})

const FLAGS = ['cotisationsParSociete', 'petiteSociete', 'jeuneSociete'] as const

/** Writes what is told of the director and the company on the sheet; refuses what is not known of it. */
export function readDirigeant(value: unknown, c: DirigeantSheet, reading: Reading): void {
  const told = reading.object(value, 'dirigeant')
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'dirigeant')
    return
  }
  KNOWN.refuseOthers(told, 'dirigeant', reading)
  const amount = (key: 'loyer' | 'revenuCadastral' | 'benefice', max: number) =>
    isGiven(told[key]) ? reading.amount(told[key], `dirigeant.${key}`, 0, max) : 0
  c.loyer = amount('loyer', LOYER_MAXIMUM)
  c.revenuCadastral = amount('revenuCadastral', LOYER_MAXIMUM)
  if (c.loyer > 0 && !isGiven(told.revenuCadastral))
    reading.refuse('required', 'dirigeant.revenuCadastral')
  c.benefice = amount('benefice', BENEFICE_MAXIMUM)
  c.beneficeConnu = isGiven(told.benefice) ? 1 : 0
  if (isGiven(told.fraisGestion))
    c.tauxFraisGestion =
      HUNDREDTH_OF_PERCENT *
      reading.hundredths(told.fraisGestion, 'dirigeant.fraisGestion', 0, FRAIS_GESTION_MAXIMUM, '%')
  for (const key of FLAGS)
    if (isGiven(told[key])) c[key] = reading.flag(told[key], `dirigeant.${key}`)
}

/** What the payslip tells of the director's twelve months. */
export function fromPayslip(of: Sheet, law: WholeLaw, tax: ImpotSheet, c: DirigeantSheet): void {
  incomeOfYear(of, law, tax)
  c.remunerationImposable =
    tax.imposableMois + tax.imposablePecules + tax.imposablePrimes + tax.imposableVariables
  c.avantagesForfaitaires =
    MONTHS * (of.atnsBruts + of.atnVS + (hasFlatEnergy(of) ? of.energieImposable : 0)) +
    of.stockOptionsAvantage
  c.coutPackage = of.coutEmployeurAnnuel
  c.netPackage = netOfYear(of)
}

function hasFlatEnergy(of: Sheet): boolean {
  return of.forfaitChauffage === 1 || of.forfaitElectricite === 1
}

/** What is assessed is what contributions leave of it. */
export function onAssessment(c: DirigeantSheet, tax: ImpotSheet): void {
  tax.dirigeant = 1
  tax.imposableMois = c.revenuApresCotisations
  tax.imposablePecules = 0
  tax.imposablePrimes = 0
  tax.imposableVariables = 0
}
