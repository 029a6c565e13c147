import { printOf } from '#modules/shared/files/picture_type'
import type { Answer } from '#modules/shared/http/shapes'
import type Benefit from '../models/benefit.ts'
import type BenefitPack from '../models/benefit_pack.ts'
import type { benefitSchema, packSchema } from './schemas.ts'

export function toBenefit(row: Benefit): Answer<typeof benefitSchema> {
  return {
    id: row.id,
    kind: row.kind,
    ...row.fields(),
    archived: row.archivedAt !== null,
    version: row.version,
    photoUrl: photoUrlOf(row),
  }
}

/** Its address changes with the picture. */
function photoUrlOf({ id, photoFileKey }: Benefit): string | null {
  const print = printOf(photoFileKey)
  return print ? `/api/benefits/${id}/photo?v=${print}` : null
}

export function toPack({ id, name, benefits }: BenefitPack): Answer<typeof packSchema> {
  return { id, name, benefits }
}
