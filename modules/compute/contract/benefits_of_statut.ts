import type { Sheet } from '../rules/index.ts'
import type { Statut } from './benefits/definition.ts'
import { BENEFITS, flagOf } from './benefits/index.ts'
import type { Fields, Reading } from './reading.ts'
import type { ComputeModelConfig } from './types.ts'

const NONE: readonly string[] = []
const OF: Readonly<Record<Statut, readonly string[]>> = {
  etudiant: switchesOf('etudiant'),
  stagiaire: switchesOf('stagiaire'),
  dirigeant: switchesOf('dirigeant'),
}

function switchesOf(statut: Statut): readonly string[] {
  return BENEFITS.filter(({ statuts }) => statuts?.includes(statut)).map(({ name }) =>
    flagOf('has', name)
  )
}

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
    if (allowed.includes(key) && !(key === 'hasCct90' && !cct90(sheet, reading))) continue
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
  if (employmentType === 'CONTRACTOR') return NONE
  if (employmentType === 'INTERN') {
    return commissionParitaire === 'ETUDIANT' ? OF.etudiant : OF.stagiaire
  }
  return dirigeant ? OF.dirigeant : undefined
}

/** Bonuses of CCT 90 are not for students of every year. */
function cct90(sheet: Sheet, reading: Reading): boolean {
  return sheet.etudiant === 0 || reading.law?.etudiants.cct90 === 1
}

function benefitsOf(sheet: Sheet): readonly string[] {
  if (sheet.etudiant === 1) return OF.etudiant
  if (sheet.dirigeant === 1) return OF.dirigeant
  return sheet.independant === 1 ? NONE : OF.stagiaire
}
