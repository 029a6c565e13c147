import {
  flagOf,
  optionOf,
  writtenBy,
  type BenefitKind,
  type Translations,
} from '#modules/compute/pure'
import type { CatalogueItem } from './names.ts'

/** A thing that the company gives, as its catalogue tells it. */
export interface CatalogueBenefit {
  readonly kind: string
  readonly description: string
  readonly translations: Translations
}

/** What of the catalogue may be said by its name: what is chosen one at a time, in each of its languages. */
export function sayableOf(benefits: readonly CatalogueBenefit[]): CatalogueItem[] {
  return benefits.flatMap((benefit) => {
    const kind = benefit.kind as BenefitKind
    if (kind === 'extensionAssurance') return []
    const written = Object.entries(writtenBy(kind, optionOf(kind, benefit))).filter(([, value]) =>
      isPlain(value)
    )
    const sets = Object.fromEntries([
      [`package.${flagOf('has', kind)}`, true],
      ...written.map(([field, value]) => [`package.${field}`, value]),
    ]) as CatalogueItem['sets']
    const names = new Set([benefit.description, ...Object.values(benefit.translations ?? {})])
    return [...names].flatMap((name) => (name ? [{ name, sets }] : []))
  })
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string' || value === true
}
