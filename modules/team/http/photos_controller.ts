import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { sendPicture } from '#modules/shared/http/send_picture'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { notePhoto, SavePhoto } from '../actions/save_photo.ts'
import type Worker from '../models/worker.ts'
import { findWorker } from '../queries/find_worker.ts'
import { openedForm } from './own_form_controller.ts'

/** The photo of a worker: given by themselves or by those who keep records, who see it. */
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

  async give(ctx: HttpContext) {
    unwrap(await SavePhoto.handle(ctx.inScope, named(ctx), ctx.bytes))
    return ctx.response.noContent()
  }

  async take(ctx: HttpContext) {
    const { worker } = await named(ctx)(ctx.scope)
    unwrap(await notePhoto(ctx.scope, worker.id, null))
    return ctx.response.noContent()
  }

  async show(ctx: HttpContext) {
    const id = paramId(ctx.params)
    return send(ctx, await ctx.inScope(async (scope) => unwrap(await findWorker(scope, id))))
  }
}

/** The worker of the address, for those who keep records. */
function named({ params }: HttpContext) {
  const id = paramId(params)
  return async (scope: Scope) => ({ worker: unwrap(await findWorker(scope, id)) })
}

function send({ response }: HttpContext, { photoFileKey: fileKey, photoType: type }: Worker) {
  return sendPicture(response, { fileKey, type })
}
