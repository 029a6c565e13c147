import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { CreateCasefile } from '../actions/create_casefile.ts'
import { DeleteCasefile } from '../actions/delete_casefile.ts'
import { UpdateCasefile } from '../actions/update_casefile.ts'
import { contextOf } from '../queries/casefile_context.ts'
import { eventsOf } from '../queries/casefile_events.ts'
import { findCasefile } from '../queries/find_casefile.ts'
import { listCasefiles } from '../queries/list_casefiles.ts'
import { explainKept } from './explain.ts'
import type { casefileEventsSchema, casefilePageSchema } from './schemas.ts'
import { shownCasefile } from './shown_casefile.ts'
import { toListedCasefile } from './transformers.ts'
import {
  createBaseCasefileValidator,
  createCasefileValidator,
  listCasefilesValidator,
  updateCasefileValidator,
} from './validators.ts'

export default class CasefilesController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof casefilePageSchema>> {
    const input = await request.validateUsing(listCasefilesValidator, { data: request.qs() })
    const page = await listCasefiles(scope, input)
    const context = await contextOf(scope, page.rows)
    return { ...toLongPage(page, (one) => toListedCasefile(one, context)), counts: page.counts }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createCasefileValidator)
    const made = await CreateCasefile.handle(ctx.scope, input)
    return ctx.response.created(await shownCasefile(ctx, made))
  }

  async storeBase(ctx: HttpContext) {
    const { id, workerId, offerId } = await ctx.request.validateUsing(createBaseCasefileValidator)
    const from = offerId === undefined ? { workerId: workerId! } : { offerId }
    const made = await CreateCasefile.handle(ctx.scope, { id, ...from })
    return ctx.response.created(await shownCasefile(ctx, made))
  }

  async show(ctx: HttpContext) {
    return shownCasefile(ctx, await findCasefile(ctx.scope, paramId(ctx.params)))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateCasefileValidator)
    return shownCasefile(ctx, await UpdateCasefile.handle(ctx.scope, paramId(ctx.params), input))
  }

  async destroy({ i18n, params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteCasefile.handle(scope, id, explainKept(i18n)))
    return { id }
  }

  async events({ params, scope }: HttpContext): Promise<Answer<typeof casefileEventsSchema>> {
    return { data: await eventsOf(scope, unwrap(await findCasefile(scope, paramId(params)))) }
  }
}
