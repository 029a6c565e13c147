import type { FormesSheet } from '../../formes/index.ts'
import { euros, quotient, share } from '../../engine/money.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { HUNDREDTHS } from '../../rules/units.ts'
import type { Told } from './read_forme.ts'
import type { Forme, NoForme } from './types.ts'

/** Hotels and restaurants, whose flexi wage has a minimum of its own. */
const HORECA = 302

/** Why each form is none; a form that is absent is possible. */
export type Refusals = Partial<Record<Forme, NoForme>>

/** What keeps the forms from the job, but for the regime of inbound taxpayers, which is seen on its own package. */
export function refusalsOf(c: FormesSheet, of: Sheet, told: Told, law: WholeLaw): Refusals {
  const flexi = flexiRefusal(c, of, told, law)
  return {
    ...(!told.isStudent && { ETUDIANT: { raison: 'etudiantNonDit' } }),
    ...(flexi && { FLEXI: flexi }),
    ...(!told.isAgency && { INTERIM: { raison: 'interimNonDit' } }),
    ...(!told.isApprentice && { APPRENTI: { raison: 'apprentiNonDit' } }),
    ...(!told.isFromAbroad && { IMPATRIE: { raison: 'impatrieNonDit' } }),
    ...(told.isFromAbroad && of.ouvrier === 1 && { IMPATRIE: { raison: 'impatrieStatut' } }),
  }
}

/** The sector first: where it allows none, nothing of the person matters. */
function flexiRefusal(
  c: FormesSheet,
  of: Sheet,
  told: Told,
  { formesEmploi: f }: WholeLaw
): NoForme | undefined {
  const sectors = [...f.flexiSecteurs, ...f.flexiSecteursPartiels]
  if (!sectors.includes(of.commission)) return { raison: 'flexiSecteur' }
  if (told.occupation === undefined) return { raison: 'flexiNonDit' }
  if (told.occupation === 'AUCUNE') return { raison: 'flexiOccupation' }
  if (told.isSameEmployer) return { raison: 'flexiMemeEmployeur' }
  const minimum = flexiMinimum(of, told, f)
  if (minimum === 0) return undefined
  const hour = quotient(c.brutAnnuel * HUNDREDTHS, c.heuresAnnee)
  if (hour < minimum) return { raison: 'flexiMinimum', montant: euros(minimum) }
  const maximum = share(minimum, f.flexiMaximum)
  return hour > maximum ? { raison: 'flexiMaximum', montant: euros(maximum) } : undefined
}

/** Cents of an hour; 0 where the minimum of the function is not told. */
export function flexiMinimum(of: Sheet, told: Told, f: WholeLaw['formesEmploi']): number {
  return of.commission === HORECA ? f.flexiMinimumHoreca : told.minimumHoraire
}
