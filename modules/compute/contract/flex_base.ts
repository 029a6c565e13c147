import { offered } from './flex_budget.ts'
import { benefitOf, flagOf, type BenefitKind, type FlexBenefit } from './benefits/index.ts'
import { listOf, writtenBy } from './benefits/options.ts'
import { isGiven, type Fields } from './reading.ts'

/**
 * The package with nothing that a candidate may refuse: what choices are compared with. What must be had stays as it
 * was chosen, and is the cheapest of its list while nothing is chosen.
 */
export function withoutFreeChoices<T extends object>(fields: T): T {
  const all = fields as Fields
  const changes = offered(all).map((benefit) =>
    all[flagOf('mustHave', benefit)] === true
      ? all[flagOf('has', benefit)] === true
        ? {}
        : cheapest(benefit, all)
      : { [flagOf('has', benefit)]: false }
  )
  return Object.assign({}, fields, ...changes) as T
}

type Option = Fields & {
  readonly valeur?: number
  readonly tcoMensuel?: number
}

function cheapest(name: FlexBenefit, fields: Fields): Fields {
  const { slider, options: list, always } = benefitOf(name).choice!
  const has = { [flagOf('has', name)]: true, ...always }
  if (slider !== undefined) {
    const least = slider.min === undefined ? slider.least : fields[slider.min]
    return isGiven(least) ? { ...has, [slider.amount]: least } : has
  }
  if (list === undefined) return has
  const [option] = ((fields[listOf(name)] ?? []) as readonly Option[]).toSorted(
    (a, b) => costOf(a) - costOf(b)
  )
  if (option === undefined) return has
  if (!list.selections) return { ...has, ...writtenBy(name as BenefitKind, option) }
  const { id, description, translations, valeur } = option
  const one = { companyAssuranceExtensionId: id, description, translations, valeur, units: 1 }
  return { ...has, extensionAssurance: undefined, extensionAssuranceSelections: [one] }
}

function costOf({ tcoMensuel, valeur }: Option): number {
  return tcoMensuel ?? valeur ?? 0
}
