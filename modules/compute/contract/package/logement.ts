import type { Sheet } from '../../rules/index.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { flagOf } from './shapes.ts'

const NOT_OWN = defaultOf('package.logementPersonnel')

/** How heating and electricity, read before, are taxed: at their real value in the worker's own home, else flat. */
export function readLogement(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { hasChauffage, hasElectricite, logementPersonnel } = fields
  const own = flagOf(logementPersonnel, 'logementPersonnel', reading) === 1
  const isHad = hasChauffage === true || hasElectricite === true
  if (isHad && !isGiven(logementPersonnel)) reading.useDefault(NOT_OWN)
  sheet.forfaitChauffage = hasChauffage === true && !own ? 1 : 0
  sheet.forfaitElectricite = hasElectricite === true && !own ? 1 : 0
}
