import { BENEFIT_KINDS, type BenefitFields, type BenefitKind } from '#modules/catalogue/index'
import type { PackageFields, Translations } from '#modules/compute/pure'

/** What may come in return for pay beside the lists of the catalogue: days of leave, and pension savings. */
const OF_NO_LIST = ['joursConge', 'epargnePension'] as const

/**
 * Vouchers given in place of pay are pay, whatever else is agreed: AR du 28 novembre 1969, art. 19bis, § 1 (meal),
 * 19ter (sport and culture) and 19quater (eco). They may be asked for, to be told why not.
 */
const NEVER = ['chequeRepas', 'ecoCheques', 'chequeSportCulture'] as const

export const RECEIVED_KINDS = [...BENEFIT_KINDS, ...OF_NO_LIST, ...NEVER] as const
export type ReceivedKind = (typeof RECEIVED_KINDS)[number]
type PossibleKind = Exclude<ReceivedKind, (typeof NEVER)[number]>

/** What comes in return, as it is kept. */
export interface Received {
  kind: PossibleKind
  /** The benefit of the catalogue, and its name then; null for what stands in no list. */
  benefitId: string | null
  description: string | null
  /** Its names in other languages then, where it had any. */
  translations?: Translations
  /** EUR a month of a car, bike, device or plan; EUR a year of an insurance or pension savings; days of leave. */
  value: number
}

/** What comes in return, with all that the catalogue says of it. */
export type ReceivedInFull = Received & { benefit: BenefitFields | null }

export function isPossible(kind: ReceivedKind): kind is PossibleKind {
  return !NEVER.includes(kind as never)
}

export function isOfCatalogue(kind: ReceivedKind): kind is BenefitKind {
  return BENEFIT_KINDS.includes(kind as never)
}

/** What a benefit of the catalogue costs: by the month, an insurance by the year. */
export function costOf({ valeur, tcoMensuel }: BenefitFields): number {
  return tcoMensuel ?? valeur ?? 0
}

/** The package with what comes in return; a benefit of the same kind that it had makes place for it. */
export function withReceived(
  fields: PackageFields,
  { kind, benefitId, description, translations, value, benefit }: ReceivedInFull
): PackageFields {
  const name = description ?? undefined
  switch (kind) {
    case 'voitureSociete':
      return {
        ...fields,
        hasVoitureSociete: true,
        voitureSociete: undefined,
        descriptionVS: name,
        translationsVS: translations,
        tcoMensuelVS: value,
        energieVS: benefit?.energie ?? undefined,
        co2VS: benefit?.co2 ?? undefined,
        nonRechargeableVS: benefit?.nonRechargeable || undefined,
        batterieVS: benefit?.batterie ?? undefined,
        co2EquivalentVS: benefit?.co2Equivalent ?? undefined,
        euro6eBisVS: benefit?.euro6eBis || undefined,
        valeurVS: benefit?.valeur ?? undefined,
        dateImmatriculationVS: benefit?.dateImmatriculation ?? undefined,
        dateCommandeVS: undefined,
      }
    case 'velo':
      return {
        ...fields,
        hasVelo: true,
        velo: undefined,
        tcoMensuelVelo: value,
        descriptionVelo: name,
        translationsVelo: translations,
      }
    case 'telephone':
      return {
        ...fields,
        hasTelephone: true,
        telephone: value,
        descriptionTelephone: name,
        translationsTelephone: translations,
      }
    case 'telephonePlan':
      return {
        ...fields,
        hasTelephonePlan: true,
        telephonePlan: value,
        descriptionTelephonePlan: name,
        translationsTelephonePlan: translations,
      }
    case 'laptop':
      return {
        ...fields,
        hasLaptop: true,
        laptop: value,
        descriptionLaptop: name,
        translationsLaptop: translations,
      }
    case 'extensionAssurance':
      return withExtension(fields, {
        id: benefitId ?? undefined,
        description: name,
        ...(translations && { translations }),
        valeur: value,
      })
    case 'joursConge':
      return { ...fields, hasJoursConge: true, joursConge: had(fields, 'joursConge') + value }
    case 'epargnePension':
      return {
        ...fields,
        hasEpargnePension: true,
        epargnePension: cents(had(fields, 'epargnePension') + value),
      }
  }
}

/** Extensions are one amount for all, or one by one; the new one joins whichever the package says. */
function withExtension(
  fields: PackageFields,
  extension: { id?: string; description?: string; translations?: Translations; valeur: number }
): PackageFields {
  const { extensionAssurance: total = 0, extensionAssuranceSelections: chosen } = fields
  const hadSome = fields.hasExtensionAssurance === true
  if (hadSome && total > 0)
    return { ...fields, extensionAssurance: cents(total + extension.valeur) }
  return {
    ...fields,
    hasExtensionAssurance: true,
    extensionAssurance: undefined,
    extensionAssuranceSelections: [...((hadSome && chosen) || []), { ...extension, units: 1 }],
  }
}

function had(fields: PackageFields, key: 'joursConge' | 'epargnePension'): number {
  const has = key === 'joursConge' ? fields.hasJoursConge : fields.hasEpargnePension
  return has ? (fields[key] ?? 0) : 0
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
