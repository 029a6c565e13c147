import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, flag, type JsonSchema } from '../schema_parts.ts'
import { benefitOf, flagOf } from './shapes.ts'

/** Heating and electricity of the home that the employer pays. */
export interface LogementFields {
  hasChauffage?: boolean
  /** What it costs the employer, EUR a month: its real value. */
  chauffage?: number
  hasElectricite?: boolean
  /** Electricity but for heating, EUR a month. */
  electricite?: number
  /**
   * The home is the worker's own: it does not come free from the employer, and the real value is taxed in place of a
   * flat amount. False unless told.
   */
  logementPersonnel?: boolean
}

const MAX_MONTH = 100_000
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }

export const LOGEMENT_SCHEMA: Readonly<Record<keyof LogementFields & string, JsonSchema>> = {
  hasChauffage: flag,
  chauffage: month,
  hasElectricite: flag,
  electricite: month,
  logementPersonnel: flag,
}

/** Writes every input of its own anew: what is not given is zero. */
export function readLogement(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { hasChauffage, hasElectricite, logementPersonnel } = fields
  sheet.chauffage = benefitOf(hasChauffage, fields.chauffage, 'chauffage', MAX_MONTH, reading)
  sheet.electricite = benefitOf(
    hasElectricite,
    fields.electricite,
    'electricite',
    MAX_MONTH,
    reading
  )
  const own = flagOf(logementPersonnel, 'logementPersonnel', reading) === 1
  const isHad = hasChauffage === true || hasElectricite === true
  if (isHad && !isGiven(logementPersonnel)) reading.useDefault('package.logementPersonnel')
  sheet.forfaitChauffage = hasChauffage === true && !own ? 1 : 0
  sheet.forfaitElectricite = hasElectricite === true && !own ? 1 : 0
}
