import type { Benefit } from '@/api/benefits'

/**
 * A benefit as a package's option list holds it (`voitureSocieteOptions`, `veloOptions`, …): the engine's own shape,
 * without what the benefit does not tell.
 */
export function asOption({ kind, id, description, translations, ...fields }: Benefit) {
  const isTranslated = Object.keys(translations).length > 0
  const option = { id, description, ...(isTranslated && { translations }) }
  switch (kind) {
    case 'voitureSociete':
      return { ...option, ...carOption(fields) }
    case 'velo':
      return { ...option, tcoMensuel: fields.tcoMensuel! }
    case 'extensionAssurance': {
      const extension = { ...option, valeur: fields.valeur! }
      return fields.maxUnits === null ? extension : { ...extension, maxUnits: fields.maxUnits }
    }
    default:
      return { ...option, valeur: fields.valeur! }
  }
}

function carOption(car: Omit<Benefit, 'kind' | 'id' | 'description' | 'translations'>) {
  const { co2, nonRechargeable, batterie, co2Equivalent, euro6eBis } = car
  return {
    energie: car.energie!,
    ...(co2 !== null && { co2 }),
    ...(nonRechargeable && { nonRechargeable }),
    ...(batterie !== null && { batterie }),
    ...(co2Equivalent !== null && { co2Equivalent }),
    ...(euro6eBis && { euro6eBis }),
    valeur: car.valeur!,
    tcoMensuel: car.tcoMensuel!,
    eligibleBudgetMobilite: car.eligibleBudgetMobilite,
  }
}
