import type { HttpContext } from '@adonisjs/core/http'
import { EnterPastContract } from '../actions/enter_past_contract.ts'
import { explainPast } from './explain.ts'
import { shownContract } from './shown_contract.ts'
import { pastContractValidator } from './validators.ts'

/** What held before it was kept here. */
export default class PastContractsController {
  async store(ctx: HttpContext) {
    const { startDateStr, endDateStr, packageId, ...input } =
      await ctx.request.validateUsing(pastContractValidator)
    const past = { ...input, of: { packageId }, startDate: startDateStr, endDate: endDateStr }
    const made = await EnterPastContract.handle(ctx.scope, past, explainPast(ctx.i18n))
    return ctx.response.created(await shownContract(ctx, made))
  }
}
