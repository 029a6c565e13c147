import type { BenefitFields } from '#modules/catalogue/index'
import {
  BENEFIT_KINDS,
  benefitOf,
  flagOf,
  REFUSED_KINDS,
  writtenBy,
  type BenefitKind,
  type PackageFields,
  type ReceivedKind,
  type RefusedKind,
  type Translations,
} from '#modules/compute/pure'

type PossibleKind = Exclude<ReceivedKind, RefusedKind>

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
  return !REFUSED_KINDS.includes(kind as never)
}

export function isOfCatalogue(kind: ReceivedKind): kind is BenefitKind {
  return BENEFIT_KINDS.includes(kind as never)
}

/** What a benefit of the catalogue costs: by the month, an insurance by the year. */
export function costOf({ valeur, tcoMensuel }: BenefitFields): number {
  return tcoMensuel ?? valeur ?? 0
}

/** The package with what comes in return; a benefit of the same kind that it had makes place for it. */
export function withReceived(fields: PackageFields, received: ReceivedInFull): PackageFields {
  const { kind, benefitId, description, translations, value, benefit } = received
  const name = description ?? undefined
  if (!isOfCatalogue(kind)) return withMore(fields, kind, value)
  const { value: amount = kind, choice } = benefitOf(kind)
  if (choice!.options!.selections)
    return withExtension(fields, {
      id: benefitId ?? undefined,
      description: name,
      ...(translations && { translations }),
      valeur: value,
    })
  const written = writtenBy(kind, { ...benefit, description: name, translations })
  return {
    ...fields,
    // What the catalogue does not tell is silent, as it is where no option was chosen.
    ...Object.fromEntries(
      Object.entries(written).map(([key, told]) => [key, isTold(told) ? told : undefined])
    ),
    [flagOf('has', kind)]: true,
    [amount]: value,
  }
}

/** More of what the worker may have already: days, or euros a year. */
function withMore(
  fields: PackageFields,
  kind: Exclude<PossibleKind, BenefitKind>,
  value: number
): PackageFields {
  const had = (fields as never as Record<string, unknown>)[flagOf('has', kind)]
    ? (fields[kind] ?? 0)
    : 0
  return { ...fields, [flagOf('has', kind)]: true, [kind]: cents(had + value) }
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

function isTold(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
