import { paramId } from '#modules/shared/http/param_id'
import { pictureController } from '#modules/shared/http/picture_controller'
import { unwrap } from '#modules/shared/result'
import { workerPhoto } from '../actions/worker_photo.ts'
import { findWorker } from '../queries/find_worker.ts'

/** The photo of a worker that the actor may know of, for those who keep records. */
export default pictureController(workerPhoto, ({ params }) => {
  const id = paramId(params)
  return async (scope) => unwrap(await findWorker(scope, id)).id
})
