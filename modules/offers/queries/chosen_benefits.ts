import { CONTENT_GROUPS, contentsOf, packageIn, type Content } from '#modules/compute/pure'
import type { FrozenPackage } from '#modules/packages/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import { baseFigures } from './candidate_facts.ts'

/** What a candidate chose, as a difference with the package as it is with what cannot be refused; pay in EUR a month. */
export interface Chosen {
  benefits: Pick<Content, 'name' | 'description' | 'value' | 'unit'>[]
  salaireBrut: { from: number; to: number }
  salaireNet: { from: number; to: number }
}

/**
 * What of a flexible package is chosen, and what it does to pay; null where nothing is.
 *
 * @param language in which options are named
 */
export function chosenOf(pack: FrozenPackage, language: Locale): Chosen | null {
  if (pack.packageType !== 'FLEX') return null
  const { compute } = pack
  const fields = { ...packageIn(pack.package, language), packageType: 'FLEX' }
  const benefits = CONTENT_GROUPS.flatMap((group) => contentsOf(group, fields, compute)).filter(
    ({ has, choice }) => has && choice === 'offered'
  )
  if (benefits.length === 0) return null
  const base = baseFigures(pack)
  const change = (figure: 'salaireBrut' | 'salaireNet') => ({
    from: base.remuneration.remunerationMensuelle[figure],
    to: compute.remuneration.remunerationMensuelle[figure],
  })
  return { benefits, salaireBrut: change('salaireBrut'), salaireNet: change('salaireNet') }
}
