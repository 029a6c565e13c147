import type { HttpContext } from '@adonisjs/core/http'
import type { RowId, RowPicture } from '#modules/shared/files/row_picture'
import { unwrap } from '#modules/shared/result'
import { paramId } from './param_id.ts'
import { sendPicture } from './send_picture.ts'

/**
 * The calls of a picture that a row keeps (`pictureEndpoints`).
 *
 * @param whose finds the id of the row; that of the address unless said otherwise
 */
export function pictureController(
  picture: RowPicture,
  whose: (ctx: HttpContext) => RowId = ({ params }) => {
    const id = paramId(params)
    return () => id
  }
) {
  return class PictureController {
    async show(ctx: HttpContext) {
      const idOf = whose(ctx)
      const file = await ctx.inScope(async (scope) => picture.find(scope, await idOf(scope)))
      return sendPicture(ctx.response, file)
    }

    async update(ctx: HttpContext) {
      unwrap(await picture.give(ctx.inScope, whose(ctx), ctx.bytes))
      return ctx.response.noContent()
    }

    async destroy(ctx: HttpContext) {
      unwrap(await picture.remove(ctx.scope, await whose(ctx)(ctx.scope)))
      return ctx.response.noContent()
    }
  }
}
