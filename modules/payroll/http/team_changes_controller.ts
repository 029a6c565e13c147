import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import type { Answer } from '#modules/shared/http/shapes'
import { listChanges } from '../queries/list_changes.ts'
import { shownTo } from './reader.ts'
import type { changePageSchema } from './schemas.ts'
import { showingChanges } from './shown_changes.ts'
import { listChangesValidator } from './validators.ts'

/** What changed in the team. */
export default class TeamChangesController {
  async index(ctx: HttpContext): Promise<Answer<typeof changePageSchema>> {
    const input = await ctx.request.validateUsing(listChangesValidator, { data: ctx.request.qs() })
    const shown = shownTo(ctx)
    const page = await listChanges(ctx.scope, shown, input)
    return toLongPage(page, await showingChanges(ctx.scope, shown, page.rows))
  }
}
