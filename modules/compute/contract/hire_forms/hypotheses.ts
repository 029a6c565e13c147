import type { FormesSheet } from '../../formes/index.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { restsOn } from '../beside/rests_on.ts'
import type { ExplanationLine } from '../types.ts'
import { flexiMinimum, type Refusals } from './allowed.ts'
import type { Told } from './read_forme.ts'
import type { HypotheseForme, HypotheseFormeCode } from './types.ts'

interface Computed {
  readonly c: FormesSheet
  readonly of: Sheet
  readonly told: Told
  readonly law: WholeLaw
  readonly refusals: Refusals
  readonly isUnknown: boolean
}

/** What the figures rest on, form by form, figures of the law last. */
export function hypothesesOf(
  { c, of, told, law, refusals, isUnknown }: Computed,
  lines: readonly ExplanationLine[]
): readonly HypotheseForme[] {
  const f = law.formesEmploi
  const student = !refusals.ETUDIANT
  const flexi = !refusals.FLEXI
  const apprentice = !refusals.APPRENTI
  const inbound = !refusals.IMPATRIE
  const holds: Record<HypotheseFormeCode, boolean> = {
    memeSalaire: true,
    etudiantContingent: student,
    etudiantAuDela: student && c.etudiantHeures < c.heures,
    etudiantMoyensDepasses: student && c.etudiantMoyens > f.etudiantRessources,
    etudiantReduit: student && c.etudiantHeures > 0,
    flexiReforme: flexi || refusals.FLEXI?.raison === 'flexiSecteur',
    flexiActivite: flexi && f.flexiSecteursPartiels.includes(of.commission),
    flexiMinimumNonDit: flexi && flexiMinimum(of, told, f) === 0,
    flexiImpot: flexi && c.flexiImposable > 0,
    interimContrat: !refusals.INTERIM,
    apprentiEcole: apprentice,
    apprentiTauxInconnu: isUnknown,
    apprentiAssujetti: apprentice && c.ageAnnee > f.apprentiAge,
    apprentiPrimes: apprentice,
    impatrieDuree: inbound,
    impatrieOnss: inbound && c.impatrieExcedent > 0,
    impatrieSeuilOnss: inbound && c.impatrieBrut < f.impatrieSeuilOnss && c.impatrieChercheur === 0,
  }
  return restsOn(holds, lines)
}
