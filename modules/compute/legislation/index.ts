import type { LawOf, LawSet as GenericLawSet } from '../engine/law_set.ts'
import { heures } from './mois/heures/index.ts'
import { incapacite } from './mois/incapacite/index.ts'
import { impot } from './annee/impot/index.ts'
import { preavis } from './annee/preavis/index.ts'
import { aidesEngagement } from './employeur/aides_engagement/index.ts'
import { deductibiliteVoiture } from './employeur/deductibilite_voiture/index.ts'
import { dirigeants } from './employeur/dirigeants/index.ts'
import { dispensesPrecompte } from './employeur/dispenses_precompte/index.ts'
import { formesEmploi } from './employeur/formes_emploi/index.ts'
import { pensions } from './employeur/pensions/index.ts'
import { tvaVoiture } from './employeur/tva_voiture/index.ts'
import { ofEmployer, ofWorker } from './payslip.ts'

export type { Law, LawSet } from './payslip.ts'

/** Every dated parameter, in the order of the payslip; an id is `group.key`. */
export const legislation = {
  ...ofWorker,
  impot,
  heures,
  incapacite,
  preavis,
  ...ofEmployer,
  deductibiliteVoiture,
  tvaVoiture,
  aidesEngagement,
  dispensesPrecompte,
  formesEmploi,
  dirigeants,
  pensions,
}

export type Legislation = typeof legislation
/** The law with what stands beside a payslip. */
export type WholeLaw = LawOf<Legislation>
export type WholeLawSet = GenericLawSet<Legislation>

/** `onss.tauxPersonnel`, `csss.isoleTaux`, … */
export type ParameterId = {
  [G in keyof Legislation & string]: `${G}.${keyof Legislation[G] & string}`
}[keyof Legislation & string]
