import { rowPicture } from '#modules/shared/files/row_picture'
import { WORKER_PHOTO } from '../domain/photo.ts'
import { ownWorker } from '../queries/own_worker.ts'

/** The photo of a worker, given by themselves or by those who keep records: callers have judged whose it may be. */
export const workerPhoto = rowPicture({
  row: ownWorker,
  columns: { fileKey: 'photoFileKey', type: 'photoType' },
  place: (id) => `photos/${id}-`,
  limit: WORKER_PHOTO,
  subject: 'worker',
  event: 'worker.photo_changed',
})
