import { pictureController } from '#modules/shared/http/picture_controller'
import { workerPhoto } from '../actions/worker_photo.ts'
import { openedForm } from './own_form_controller.ts'

/** The photo of the worker whose form this browser opened. */
export default pictureController(workerPhoto, (ctx) => {
  const opened = openedForm(ctx, 'ADMINISTRATIVE')
  return async (scope) => (await opened(scope)).worker.id
})
