import { applyPackage } from './apply_package.ts'
import { benefitAdd, benefitRemove, benefitSet, carSwap } from './benefits.ts'
import type { Change } from './change.ts'
import { hire, leave } from './comings.ts'
import { indexation } from './indexation.ts'
import { law } from './law.ts'
import { meritMatrix } from './merit.ts'
import { promotion } from './promotion.ts'
import { raiseAmount, raisePercent, raises, setGross } from './raises.ts'
import { regime } from './regime.ts'

/** Every kind of change, in the order in which a person is offered them. */
const DEFINITIONS = [
  indexation,
  raisePercent,
  raiseAmount,
  setGross,
  meritMatrix,
  raises,
  promotion,
  regime,
  benefitAdd,
  benefitSet,
  benefitRemove,
  carSwap,
  hire,
  leave,
  law,
  applyPackage,
] as const

export type ChangeType = (typeof DEFINITIONS)[number]['type']
export const CHANGES: readonly (Change & { type: ChangeType })[] = DEFINITIONS
export const CHANGE_TYPES = DEFINITIONS.map(({ type }) => type) as [ChangeType, ...ChangeType[]]

const BY_TYPE: ReadonlyMap<string, Change> = new Map(CHANGES.map((each) => [each.type, each]))

export function changeOf(type: string): Change {
  return BY_TYPE.get(type)!
}
