import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap, type Result } from '#modules/shared/result'
import { DuplicateBudget, ReforecastBudget } from '../actions/copy_budget.ts'
import { CreateBudget } from '../actions/create_budget.ts'
import { ArchiveBudget, DeleteBudget, LockBudget, UpdateBudget } from '../actions/save_budget.ts'
import type Budget from '../models/budget.ts'
import { findBudget } from '../queries/find_budget.ts'
import { listBudgets } from '../queries/list_budgets.ts'
import { budgetVariance } from '../queries/variance_of.ts'
import type { budgetPageSchema, varianceSchema } from './schemas.ts'
import { listedBudget, shownBudget, shownVariance } from './shown_budget.ts'
import {
  copyBudgetValidator,
  createBudgetValidator,
  listBudgetsValidator,
  updateBudgetValidator,
} from './validators.ts'

export default class BudgetsController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof budgetPageSchema>> {
    const input = await request.validateUsing(listBudgetsValidator, { data: request.qs() })
    return toLongPage(await listBudgets(scope, input), listedBudget)
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await findBudget(ctx.scope, paramId(ctx.params)))
  }

  async store(ctx: HttpContext) {
    const { startDateStr: startDate, ...input } =
      await ctx.request.validateUsing(createBudgetValidator)
    const made = await CreateBudget.handle(ctx.scope, { ...input, startDate })
    return ctx.response.created(await shown(ctx, made))
  }

  async duplicate(ctx: HttpContext) {
    const { id = randomUUID() } = await ctx.request.validateUsing(copyBudgetValidator)
    const nameOf = (name: string) => ctx.i18n.t('package_list.copyOf', { name })
    const copy = await DuplicateBudget.handle(ctx.scope, paramId(ctx.params), id, nameOf)
    return ctx.response.created(await shown(ctx, copy))
  }

  async update(ctx: HttpContext) {
    const { startDateStr: startDate, ...input } =
      await ctx.request.validateUsing(updateBudgetValidator)
    const id = paramId(ctx.params)
    return shown(ctx, await UpdateBudget.handle(ctx.scope, id, { ...input, startDate }))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteBudget.handle(scope, id))
    return { id }
  }

  async archive(ctx: HttpContext) {
    return shown(ctx, await ArchiveBudget.handle(ctx.scope, paramId(ctx.params), true))
  }

  async unarchive(ctx: HttpContext) {
    return shown(ctx, await ArchiveBudget.handle(ctx.scope, paramId(ctx.params), false))
  }

  async lock(ctx: HttpContext) {
    return shown(ctx, await LockBudget.handle(ctx.scope, paramId(ctx.params), true))
  }

  async unlock(ctx: HttpContext) {
    return shown(ctx, await LockBudget.handle(ctx.scope, paramId(ctx.params), false))
  }

  async reforecast(ctx: HttpContext) {
    const { id } = await ctx.request.validateUsing(copyBudgetValidator)
    const next = await ReforecastBudget.handle(ctx.scope, paramId(ctx.params), id)
    return ctx.response.created(await shown(ctx, next))
  }

  async variance({ params, scope }: HttpContext): Promise<Answer<typeof varianceSchema>> {
    const budget = unwrap(await findBudget(scope, paramId(params)))
    return shownVariance(scope, unwrap(await budgetVariance(scope, budget)))
  }
}

async function shown({ scope }: HttpContext, result: Result<Budget>) {
  return shownBudget(scope, unwrap(result))
}
