import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { remunerationVariable } from './remuneration_variable.ts'
import { simplePeculeVariable } from './simple_pecule_variable.ts'
import { doublePeculeVariable } from './double_pecule_variable.ts'
import { peculeVariableOnssPersonnel } from './pecule_variable_onss_personnel.ts'
import { peculeVariablePrecompte } from './pecule_variable_precompte.ts'
import { peculeVariable } from './pecule_variable.ts'

/** Holiday pay on variable pay; reads the gross bonus. */
export function computePeculeVariable(c: Sheet, law: Law): void {
  c.remunerationVariable = remunerationVariable(c, law)
  c.simplePeculeVariable = simplePeculeVariable(c, law)
  c.doublePeculeVariable = doublePeculeVariable(c, law)
  c.peculeVariableOnssPersonnel = peculeVariableOnssPersonnel(c, law)
  c.peculeVariablePrecompte = peculeVariablePrecompte(c, law)
  c.peculeVariable = peculeVariable(c, law)
}

/** The same rules as a list, for explanations. */
export const peculeVariableRules: readonly Rule[] = [
  remunerationVariable,
  simplePeculeVariable,
  doublePeculeVariable,
  peculeVariableOnssPersonnel,
  peculeVariablePrecompte,
  peculeVariable,
]
