import type { Scope } from '#modules/shared/tenancy/scope'
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
  const named = ids.filter((id) => typeof id === 'string' && UUID.test(id)) as string[]
  if (named.length === 0) return []
  const rows = await Benefit.query().whereIn('id', named).whereNotNull('photo_file_key')
  return rows.map(({ id, photoFileKey, photoType }) => ({
    id,
    fileKey: photoFileKey!,
    type: photoType!,
  }))
}

/** Entries that were typed into a package have ids of every kind. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
