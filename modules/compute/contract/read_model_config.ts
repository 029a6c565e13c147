import type { Sheet } from '../rules/index.ts'
import { knownFields } from './known_fields.ts'
import { readCommission, readSettings, withoutCommittee } from './read_commission.ts'
import { voucherDays } from './package/cheques.ts'
import { isGiven, type Reading } from './reading.ts'
import { ordinary, readStatut } from './read_statut.ts'
import type { ComputeModelConfig } from './types.ts'

const PATH = 'package.computeModelConfig'

const KNOWN = knownFields<ComputeModelConfig>({
  commissionParitaire: true,
  employmentType: true,
  heuresSemaine: true,
  hasPrimeFinAnnee: true,
  primeFinAnneeMois: true,
  primeFinAnneeTaux: true,
  primeFinAnneeFixe: true,
  primeFinAnneeFonds: true,
  primeFondsTaux: true,
  hasPrimeSectorielle: true,
  primeSectorielle: true,
  hasPeculeAtns: true,
  joursChequesRepas: true,
  categorieEmployeur: true,
  fondsTaux: true,
  pensionTaux: true,
  fondsForfait: true,
  assuranceLoiTaux: true,
  classe: true,
  anciennete: true,
  echelle: true,
  categorieReduction: true,
  stage: true,
})

/** Reads the kind of employment and what the joint committee brings onto the sheet. */
export function readModelConfig(value: unknown, sheet: Sheet, reading: Reading): void {
  const config = reading.object(value, PATH)
  if (config === undefined) {
    if (!isGiven(value)) reading.refuse('required', `${PATH}.employmentType`)
    return readNothing(sheet, reading)
  }
  KNOWN.refuseOthers(config, PATH, reading)
  readStatut(config, sheet, reading)
  readSettings(config, sheet, reading)
  sheet.joursChequesRepas = voucherDays(config, reading)
  if (sheet.assujetti === 0) withoutCommittee(config, sheet, reading)
  else readCommission(config, sheet, reading)
}

/** What an earlier request left on the sheet would be refused with this one. */
function readNothing(sheet: Sheet, reading: Reading): void {
  ordinary(sheet)
  readSettings({}, sheet, reading)
  sheet.joursChequesRepas = voucherDays({}, reading)
  withoutCommittee({}, sheet, reading)
}
