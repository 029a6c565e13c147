import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { freeLetter } from '../domain/variants.ts'
import { rootOf } from '../queries/list_variants.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { copyOf } from './duplicate_packages.ts'

/** `id` is chosen by the client, so that a double click makes one variant, not two. */
export interface AddVariantInput {
  id: string
  /** The package, or one of its variants: what is copied. */
  of: string
}

/** Copies a package or a variant as another variant of the package, with its figures and what was pinned. */
export class AddVariant {
  /** @returns the id of the package that the variant stands under; E_CONFLICT once A, B and C are there */
  static async handle(scope: Scope, { id, of }: AddVariantInput): Promise<Result<string>> {
    const root = await rootOf(scope, of)
    if (root === null) return fail('E_NOT_FOUND')
    // Those who add at once wait for each other here: a letter is taken once.
    const locked = await visiblePackages(scope).where('id', root).forUpdate().first()
    if (!locked) return fail('E_NOT_FOUND')
    // Also those that the actor may not see: their letters are taken.
    const family: { id: string; variant_letter: string }[] = await scope.trx
      .from('packages')
      .where('variant_of', root)
      .select('id', 'variant_letter')
    if (family.some((variant) => variant.id === id)) return ok(root)
    const letter = freeLetter(family.map((variant) => variant.variant_letter))
    const original = await visiblePackages(scope).where('id', of).first()
    // What an offer or a contract stands on has no variants: it is what was agreed.
    if (!letter || !original || ['OFFERED', 'CONTRACTED'].includes(locked.packageCategory))
      return fail('E_CONFLICT')
    const made = await insertOnce(scope, 'packages', {
      ...copyOf(scope, original, { id, of }, (name) => name),
      variant_of: root,
      variant_letter: letter,
    })
    if (!made) return fail('E_CONFLICT')
    await record(scope, 'package.created', { type: 'package', id: made }, { copyOf: of })
    return ok(root)
  }
}
