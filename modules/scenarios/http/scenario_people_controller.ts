import type { HttpContext } from '@adonisjs/core/http'
import { findCompany } from '#modules/accounts/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { fail, ok, unwrap } from '#modules/shared/result'
import { reading } from '#modules/shared/tenancy/reading'
import {
  AddScenarioWorkers,
  RemoveScenarioWorkers,
  ResetScenarioWorkers,
} from '../actions/scenario_people.ts'
import { baseOf, changed, requestOf } from '../domain/simulate.ts'
import { changesOf, findScenario, keptChange } from '../queries/find_scenario.ts'
import { bareItems, FIRST } from '../queries/items_of.ts'
import { findItem, listItems } from '../queries/list_items.ts'
import type { bareItemsSchema, itemDetailSchema, itemPageSchema } from './schemas.ts'
import { shown } from './scenarios_controller.ts'
import { shownChange, shownItem } from './shown_scenario.ts'
import {
  bareItemsValidator,
  listItemsValidator,
  resetWorkersValidator,
  workerIdsValidator,
} from './validators.ts'

/** People of one answer to the browser: packed, a second's worth of a slow line. */
const BARE_SLICE = 2500

/** The people of a scenario. */
export default class ScenarioPeopleController {
  async index({ params, request, scope }: HttpContext): Promise<Answer<typeof itemPageSchema>> {
    const input = await request.validateUsing(listItemsValidator, { data: request.qs() })
    const { id } = unwrap(await findScenario(scope, paramId(params)))
    return toLongPage(await listItems(scope, id, input), shownItem)
  }

  async show({ params, scope }: HttpContext): Promise<Answer<typeof itemDetailSchema>> {
    return reading(scope, async () => {
      const scenario = unwrap(await findScenario(scope, paramId(params)))
      const row = await findItem(scope, scenario.id, paramId(params, 'itemId'))
      const item = unwrap(row ? ok(row) : fail('E_NOT_FOUND'))
      const rows = await changesOf(scenario)
      const { effectif, assuranceLoiTaux } = await findCompany(scope)
      const date = scenario.date.toISODate()!
      const base = baseOf(item)
      const { state } = changed(item, rows.map(keptChange), date)
      const asked = (of: typeof state) =>
        of === null ? null : requestOf(of, { effectif, assuranceLoiTaux }, date)
      return {
        ...shownItem(item),
        changes: rows
          .filter(({ itemIds }) => itemIds === null || itemIds.includes(item.id))
          .map(shownChange),
        requests: { before: asked(base), after: asked(state) },
      }
    })
  }

  /** Read as the role that writes nothing: what comes of it is a simulation in the browser. */
  async bare({ params, request, scope }: HttpContext): Promise<Answer<typeof bareItemsSchema>> {
    const {
      after = FIRST,
      part = 0,
      of = 1,
    } = await request.validateUsing(bareItemsValidator, {
      data: request.qs(),
    })
    return reading(scope, async () => {
      const { id } = unwrap(await findScenario(scope, paramId(params)))
      const data = await bareItems(scope, id, { part, of, after }, BARE_SLICE)
      return { data, next: data.length < BARE_SLICE ? null : data.at(-1)!.id }
    })
  }

  async add(ctx: HttpContext) {
    const { workerIds } = await ctx.request.validateUsing(workerIdsValidator)
    return shown(ctx, await AddScenarioWorkers.handle(ctx.scope, paramId(ctx.params), workerIds))
  }

  async remove(ctx: HttpContext) {
    const { workerIds } = await ctx.request.validateUsing(workerIdsValidator)
    return shown(ctx, await RemoveScenarioWorkers.handle(ctx.scope, paramId(ctx.params), workerIds))
  }

  async reset(ctx: HttpContext) {
    const { workers } = await ctx.request.validateUsing(resetWorkersValidator)
    return shown(ctx, await ResetScenarioWorkers.handle(ctx.scope, paramId(ctx.params), workers))
  }
}
