import { pictureController } from '#modules/shared/http/picture_controller'
import { workerPhoto } from '#modules/team/index'

/** The photo of the signed-in worker. */
export default pictureController(
  workerPhoto,
  ({ portal }) =>
    () =>
      portal.worker.id
)
