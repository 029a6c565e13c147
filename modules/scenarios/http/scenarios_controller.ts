import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap, type Result } from '#modules/shared/result'
import { CreateScenario } from '../actions/create_scenario.ts'
import { DuplicateScenario } from '../actions/duplicate_scenario.ts'
import { ArchiveScenario, DeleteScenario, UpdateScenario } from '../actions/save_scenario.ts'
import type Scenario from '../models/scenario.ts'
import { comparedPeople, scenariosOf } from '../queries/compare_scenarios.ts'
import { changesOf, findScenario } from '../queries/find_scenario.ts'
import { listScenarios } from '../queries/list_scenarios.ts'
import type { compareSchema, scenarioPageSchema } from './schemas.ts'
import { shownChange, shownScenario, showingScenarios } from './shown_scenario.ts'
import {
  compareValidator,
  createScenarioValidator,
  duplicateScenarioValidator,
  listScenariosValidator,
  updateScenarioValidator,
} from './validators.ts'

export default class ScenariosController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof scenarioPageSchema>> {
    const input = await request.validateUsing(listScenariosValidator, { data: request.qs() })
    const page = await listScenarios(scope, input)
    return toLongPage(page, await showingScenarios(scope, page.rows))
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await findScenario(ctx.scope, paramId(ctx.params)))
  }

  async store(ctx: HttpContext) {
    const { dateStr: date, ...input } = await ctx.request.validateUsing(createScenarioValidator)
    return ctx.response.created(
      await shown(ctx, await CreateScenario.handle(ctx.scope, { ...input, date }))
    )
  }

  async duplicate(ctx: HttpContext) {
    const { id = randomUUID() } = await ctx.request.validateUsing(duplicateScenarioValidator)
    const nameOf = (name: string) => ctx.i18n.t('package_list.copyOf', { name })
    const copy = await DuplicateScenario.handle(ctx.scope, paramId(ctx.params), id, nameOf)
    return ctx.response.created(await shown(ctx, copy))
  }

  async update(ctx: HttpContext) {
    const { dateStr: date, ...input } = await ctx.request.validateUsing(updateScenarioValidator)
    return shown(
      ctx,
      await UpdateScenario.handle(ctx.scope, paramId(ctx.params), { ...input, date })
    )
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteScenario.handle(scope, id))
    return { id }
  }

  async archive(ctx: HttpContext) {
    return shown(ctx, await ArchiveScenario.handle(ctx.scope, paramId(ctx.params), true))
  }

  async unarchive(ctx: HttpContext) {
    return shown(ctx, await ArchiveScenario.handle(ctx.scope, paramId(ctx.params), false))
  }

  async compare({ request, scope }: HttpContext): Promise<Answer<typeof compareSchema>> {
    const asked = request.qs()
    // A comma that is not escaped has been read as a list.
    const data = { ...asked, ids: Array.isArray(asked.ids) ? asked.ids.join(',') : asked.ids }
    const { ids, ...page } = await request.validateUsing(compareValidator, { data })
    const named = [...new Set(ids.split(','))]
    const scenarios = unwrap(await scenariosOf(scope, named))
    const shownOnes = []
    for (const each of scenarios)
      shownOnes.push({
        id: each.id,
        name: each.name,
        dateStr: each.date.toISODate()!,
        isComputed: each.computedVersion === each.version,
        changes: (await changesOf(each)).map(shownChange),
        totals: each.totals,
      })
    const people = await comparedPeople(scope, named, page)
    return { scenarios: shownOnes, people: toLongPage(people, (row) => row) }
  }
}

export async function shown({ scope }: HttpContext, result: Result<Scenario>) {
  return shownScenario(scope, unwrap(result))
}
