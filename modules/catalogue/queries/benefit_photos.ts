import type { Scope } from '#modules/shared/tenancy/scope'
import { isUuid } from '#modules/shared/values/is_uuid'
import Benefit from '../models/benefit.ts'

/** A picture among the company's files, of the benefit with this id. */
export interface BenefitPhoto {
  id: string
  fileKey: string
  type: string
}

/** The pictures that benefits have now, of those that are named; whatever is no id of one has none. */
export async function benefitPhotos(
  _scope: Scope,
  ids: readonly unknown[]
): Promise<BenefitPhoto[]> {
  // Entries that were typed into a package have ids of every kind.
  const named = ids.filter((id): id is string => typeof id === 'string' && isUuid(id))
  if (named.length === 0) return []
  const rows = await Benefit.query().whereIn('id', named).whereNotNull('photo_file_key')
  return rows.map(({ id, photoFileKey, photoType }) => ({
    id,
    fileKey: photoFileKey!,
    type: photoType!,
  }))
}
