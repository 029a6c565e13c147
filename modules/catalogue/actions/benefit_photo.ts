import { keepPhoto } from '#modules/shared/files/keep_picture'
import { rowPicture } from '#modules/shared/files/row_picture'
import { BENEFIT_PHOTO, PHOTO_KINDS } from '../domain/benefit_photo.ts'
import Benefit from '../models/benefit.ts'

/**
 * The company's picture of a car or a bike. It is no part of what the benefit says: its version stays.
 */
export const benefitPhoto = rowPicture({
  row: (_scope, id) =>
    Benefit.query()
      .where('id', id)
      .whereIn('kind', [...PHOTO_KINDS]),
  columns: { fileKey: 'photoFileKey', type: 'photoType' },
  place: (id) => `benefits/${id}-`,
  limit: BENEFIT_PHOTO,
  subject: 'benefit',
  event: 'benefit.photo_changed',
  keep: keepPhoto,
})
