import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { simplePeculeCommissions } from './simple_pecule_commissions.ts'
import { doublePeculeCommissions } from './double_pecule_commissions.ts'
import { peculeCommissionsOnssPersonnel } from './pecule_commissions_onss_personnel.ts'
import { peculeCommissionsPrecompte } from './pecule_commissions_precompte.ts'
import { peculeCommissions } from './pecule_commissions.ts'

/** Holiday pay on commissions. */
export function computePeculeCommissions(c: Sheet, law: Law): void {
  c.simplePeculeCommissions = simplePeculeCommissions(c, law)
  c.doublePeculeCommissions = doublePeculeCommissions(c, law)
  c.peculeCommissionsOnssPersonnel = peculeCommissionsOnssPersonnel(c, law)
  c.peculeCommissionsPrecompte = peculeCommissionsPrecompte(c, law)
  c.peculeCommissions = peculeCommissions(c, law)
}

/** The same rules as a list, for explanations. */
export const peculeCommissionsRules: readonly Rule[] = [
  simplePeculeCommissions,
  doublePeculeCommissions,
  peculeCommissionsOnssPersonnel,
  peculeCommissionsPrecompte,
  peculeCommissions,
]
