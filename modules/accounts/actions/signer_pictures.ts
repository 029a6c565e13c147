import { rowPicture } from '#modules/shared/files/row_picture'
import type { Scope } from '#modules/shared/tenancy/scope'
import { CONTACT_PHOTO } from '../domain/contact_photo.ts'
import { SIGNATURE } from '../domain/signature.ts'
import Signer from '../models/signer.ts'

const row = (_scope: Scope, id: string) => Signer.query().where('id', id)

/** The signature of a signer, as documents show it. */
export const signature = rowPicture({
  row,
  columns: { fileKey: 'signatureKey', type: 'signatureType' },
  place: (id) => `signatures/${id}-`,
  limit: SIGNATURE,
  subject: 'signer',
  event: 'signer.signature_changed',
})

/** The face of a signer, as candidates see it. */
export const signerPhoto = rowPicture({
  row,
  columns: { fileKey: 'photoFileKey', type: 'photoType' },
  place: (id) => `faces/${id}-`,
  limit: CONTACT_PHOTO,
  subject: 'signer',
  event: 'signer.photo_changed',
})
