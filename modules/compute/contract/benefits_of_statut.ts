import type { Sheet } from '../rules/index.ts'
import type { Fields, Reading } from './reading.ts'
import type { ComputeModelConfig, PackageFields } from './types.ts'

type Flag = keyof PackageFields & `has${string}`

/** What the work itself needs, whoever does it. */
const TOOLS: readonly Flag[] = [
  'hasTelephone',
  'hasTelephonePlan',
  'hasLaptop',
  'hasInternet',
  'hasIndemniteBYOD',
  'hasParking',
  'hasAutresFrais',
  'hasPackageExtras',
]
/** Vouchers and bonuses for employees come with an employment contract, also that of a student. */
const OF_STUDENT: readonly Flag[] = [
  ...TOOLS,
  'hasCommissions',
  'hasCct90',
  'hasFraisTransport',
  'hasVelo',
  'hasTeletravail',
  'hasChequeRepas',
  'hasEcoCheques',
  'hasChequeCadeau',
  'hasChequeSportCulture',
]
const OF_TRAINEE: readonly Flag[] = [...TOOLS, 'hasFraisTransport']
/** Everyday benefits of a director, with the tax they bear; what only an employment contract gives is not among them. */
const OF_DIRECTOR: readonly Flag[] = [
  ...TOOLS,
  'hasVoitureSociete',
  'hasCarteEssence',
  'hasChauffage',
  'hasElectricite',
  'hasGarage',
  'hasCarWash',
  'hasFraisRepresentation',
  'hasAssuranceHospitalisation',
  'hasCotisationAH',
  'hasAssuranceGroupe',
  'hasCotisationAG',
  'hasFraisTransport',
  'hasTeletravail',
  'hasChequeRepas',
  'hasEcoCheques',
  'hasAllocationsExtra',
  'hasCommissions',
  'hasBonusAnnuel',
  'hasWarrants',
  'hasFlexWarrants',
  'hasStockOptions',
]
const OF_CONTRACTOR: readonly Flag[] = []

/**
 * Refuses what only an employee can have: a contractor sends an invoice, a director is self-employed, a
 * trainee has an allowance. Employees and manual workers may have everything.
 */
export function refuseBenefitsOfOthers(fields: Fields, sheet: Sheet, reading: Reading): void {
  if (sheet.assujetti === 1) return
  const allowed = benefitsOf(sheet)
  const other =
    sheet.dirigeant === 1 ? 'worker.dirigeant' : 'package.computeModelConfig.employmentType'
  for (const key in fields) {
    if (fields[key] !== true || !key.startsWith('has') || key === 'hasSalaireBrutMin') continue
    if (allowed.includes(key as Flag) && !(key === 'hasCct90' && !cct90(sheet, reading))) continue
    reading.refuse('conflict', `package.${key}`, { with: other })
  }
}

/**
 * The switches (`hasVelo`) that a kind of work may turn on, for a screen that offers no others; `undefined`
 * where every one may be on.
 */
export function benefitsAllowed(
  { employmentType, commissionParitaire }: ComputeModelConfig,
  dirigeant: boolean
): readonly string[] | undefined {
  if (employmentType === 'CONTRACTOR') return OF_CONTRACTOR
  if (employmentType === 'INTERN') {
    return commissionParitaire === 'ETUDIANT' ? OF_STUDENT : OF_TRAINEE
  }
  return dirigeant ? OF_DIRECTOR : undefined
}

/** Bonuses of CCT 90 are not for students of every year. */
function cct90(sheet: Sheet, reading: Reading): boolean {
  return sheet.etudiant === 0 || reading.law?.etudiants.cct90 === 1
}

function benefitsOf(sheet: Sheet): readonly Flag[] {
  if (sheet.etudiant === 1) return OF_STUDENT
  if (sheet.dirigeant === 1) return OF_DIRECTOR
  return sheet.independant === 1 ? OF_CONTRACTOR : OF_TRAINEE
}
