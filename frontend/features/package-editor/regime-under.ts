import { fullTimeOf, type ComputeModelConfig } from '#modules/compute/pure'
import type { DraftFields } from './draft.ts'

type Regime = Pick<DraftFields, 'regimeNumerateur' | 'regimeDenominateur'>

/** Who works the full week of one committee or kind of work works that of the next; hours of their own stay. */
export function regimeUnder(
  before: ComputeModelConfig,
  next: ComputeModelConfig,
  { regimeNumerateur, regimeDenominateur }: Regime
): Partial<Regime> {
  const [was, is] = [fullTimeOf(before), fullTimeOf(next)]
  if (was === is || regimeDenominateur !== was) return {}
  return {
    regimeDenominateur: is,
    ...(regimeNumerateur === was && { regimeNumerateur: is }),
  }
}
