import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { allocationsExtra } from './allocations_extra.ts'
import { extrasPP } from './extras_pp.ts'
import { retraitExtras } from './retrait_extras.ts'
import { extrasNet } from './extras_net.ts'
import { extrasVolontariatFiscal } from './extras_volontariat_fiscal.ts'

/** Extra allowances and the extras of the package. */
export function computeExtrasMois(c: Sheet, law: Law): void {
  c.allocationsExtra = allocationsExtra(c, law)
  c.extrasPP = extrasPP(c, law)
  c.retraitExtras = retraitExtras(c, law)
  c.extrasNet = extrasNet(c, law)
  c.extrasVolontariatFiscal = extrasVolontariatFiscal(c, law)
}

/** The same rules as a list, for explanations. */
export const extrasMoisRules: readonly Rule[] = [
  allocationsExtra,
  extrasPP,
  retraitExtras,
  extrasNet,
  extrasVolontariatFiscal,
]
