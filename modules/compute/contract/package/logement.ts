import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { flagOf } from './shapes.ts'

/** How heating and electricity, read before, are taxed: at their real value in the worker's own home, else flat. */
export function readLogement(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { hasChauffage, hasElectricite, logementPersonnel } = fields
  const own = flagOf(logementPersonnel, 'logementPersonnel', reading) === 1
  const isHad = hasChauffage === true || hasElectricite === true
  if (isHad && !isGiven(logementPersonnel)) reading.useDefault('package.logementPersonnel')
  sheet.forfaitChauffage = hasChauffage === true && !own ? 1 : 0
  sheet.forfaitElectricite = hasElectricite === true && !own ? 1 : 0
}
