import type { ModelPaginatorContract } from '@adonisjs/lucid/types/model'
import { errorText } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import { headline, isKept, recomputeWith, type Headline } from '../domain/recompute_with.ts'
import ComputeModelConfigRow from '../models/compute_model_config.ts'
import type Package from '../models/package.ts'
import { followingPackages } from './following_packages.ts'

type Page = ModelPaginatorContract<Package>

/** What other settings would do to one package. */
export interface Effect {
  id: string
  nomFonction: string
  packageCategory: Package['packageCategory']
  outcome: 'changed' | 'same' | 'kept' | 'refused'
  before: Headline
  /** Null where the package is kept as it is, or cannot be computed so. */
  after: Headline | null
  /** Why it cannot be computed, in the reader's language. */
  refusal: string | null
}

/** One page of the packages that follow the settings, before and after. Writes nothing. */
export async function modelConfigEffects(
  scope: Scope,
  id: string,
  config: CompanyModelConfig,
  { page, perPage }: { page: number; perPage: number }
): Promise<Result<{ rows: Page; toEffect: (row: Package) => Effect }>> {
  const stored = await ComputeModelConfigRow.find(id)
  if (!stored) return fail('E_NOT_FOUND')
  const rows = await followingPackages(scope, stored.computeModelConfig)
    .orderBy('id')
    .paginate(page, perPage)
  return ok({ rows, toEffect: (row) => effectOn(row, config, scope.locale) })
}

function effectOn(row: Package, config: CompanyModelConfig, locale: Locale): Effect {
  const { id, nomFonction, packageCategory } = row
  const before = headline(row.compute)
  const facts = { id, nomFonction, packageCategory, before, after: null, refusal: null }
  if (isKept(row)) return { ...facts, outcome: 'kept' }
  const result = recomputeWith(row, config)
  if (!result.ok)
    return { ...facts, outcome: 'refused', refusal: errorText(result.errors[0], locale) }
  const after = headline(result.answer.compute)
  const same = JSON.stringify(before) === JSON.stringify(after)
  return { ...facts, outcome: same ? 'same' : 'changed', after }
}
