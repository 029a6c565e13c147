import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { sendPicture } from '#modules/shared/http/send_picture'
import { unwrap } from '#modules/shared/result'
import { notePhoto, SavePhoto } from '../actions/save_photo.ts'
import type Worker from '../models/worker.ts'
import { findWorker } from '../queries/find_worker.ts'
import { openedForm } from './own_form_controller.ts'

/** The photo of a worker: given by themselves, seen by those who keep records. */
export default class PhotosController {
  async update(ctx: HttpContext) {
    unwrap(await SavePhoto.handle(ctx.inScope, openedForm(ctx, 'ADMINISTRATIVE'), ctx.bytes))
    return ctx.response.noContent()
  }

  async destroy(ctx: HttpContext) {
    const { worker } = await openedForm(ctx, 'ADMINISTRATIVE')(ctx.scope)
    unwrap(await notePhoto(ctx.scope, worker.id, null))
    return ctx.response.noContent()
  }

  async own(ctx: HttpContext) {
    const { worker } = await ctx.inScope(openedForm(ctx, 'ADMINISTRATIVE'))
    return send(ctx, worker)
  }

  async show(ctx: HttpContext) {
    const id = paramId(ctx.params)
    return send(ctx, await ctx.inScope(async (scope) => unwrap(await findWorker(scope, id))))
  }
}

function send({ response }: HttpContext, { photoFileKey: fileKey, photoType: type }: Worker) {
  return sendPicture(response, { fileKey, type })
}
