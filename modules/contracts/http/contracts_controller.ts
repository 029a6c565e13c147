import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { showingContracts } from '#modules/team/index'
import { CreateContract } from '../actions/create_contract.ts'
import { DiscardContract } from '../actions/discard_contract.ts'
import { EndContract } from '../actions/end_contract.ts'
import { signContract } from '../actions/sign_contract.ts'
import { UpdateContract } from '../actions/update_contract.ts'
import { findContract, lockContract } from '../queries/find_contract.ts'
import { listContracts } from '../queries/list_contracts.ts'
import { listWorkerChoices } from '../queries/list_worker_choices.ts'
import { prepareContract, previewEdit } from '../queries/prepare_contract.ts'
import { explainContract, explainEnd } from './explain.ts'
import { showingListed, shownContract, shownPreview } from './shown_contract.ts'
import {
  createContractValidator,
  endContractValidator,
  listContractsValidator,
  previewContractValidator,
  signContractValidator,
  updateContractValidator,
  workerChoicesValidator,
} from './validators.ts'
import type { contractPageSchema } from './schemas.ts'

export default class ContractsController {
  async index(ctx: HttpContext): Promise<Answer<typeof contractPageSchema>> {
    const input = await ctx.request.validateUsing(listContractsValidator, {
      data: ctx.request.qs(),
    })
    const page = await listContracts(ctx.scope, input)
    return { ...toLongPage(page, await showingListed(ctx, page.rows)), counts: page.counts }
  }

  async show(ctx: HttpContext) {
    return shownContract(ctx, await findContract(ctx.scope, paramId(ctx.params)))
  }

  async preview(ctx: HttpContext) {
    // It says what the package pays.
    if (!holds(ctx.user, 'packages.read')) throw new Problem('E_FORBIDDEN')
    const input = await ctx.request.validateUsing(previewContractValidator)
    const { contractId, ...made } = withDays(input)
    const prepared = contractId
      ? await previewEdit(ctx.scope, contractId, made)
      : await prepareContract(ctx.scope, made)
    return shownPreview(ctx, unwrap(prepared))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createContractValidator)
    const explain = explainContract(ctx.i18n)
    const made = await CreateContract.handle(ctx.scope, withDays(input), explain)
    return ctx.response.created(await shownContract(ctx, made))
  }

  async update(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const input = await ctx.request.validateUsing(updateContractValidator)
    const explain = explainContract(ctx.i18n)
    return shownContract(ctx, await UpdateContract.handle(ctx.scope, id, withDays(input), explain))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DiscardContract.handle(scope, id))
    return { id }
  }

  async sign(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { version, signedOnStr } = await ctx.request.validateUsing(signContractValidator)
    const contract = unwrap(await lockContract(ctx.scope, id))
    if (contract.version !== version) throw new Problem('E_STALE_VERSION')
    const input = { how: 'PAPER', signedOn: signedOnStr } as const
    return shownContract(ctx, await signContract(ctx.scope, contract, input))
  }

  async end(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { endDateStr, ...input } = await ctx.request.validateUsing(endContractValidator)
    const ended = { ...input, endDate: endDateStr }
    return shownContract(ctx, await EndContract.handle(ctx.scope, id, ended, explainEnd(ctx.i18n)))
  }

  async workers(ctx: HttpContext) {
    const { request, scope } = ctx
    const input = await request.validateUsing(workerChoicesValidator, { data: request.qs() })
    const page = await listWorkerChoices(scope, input)
    return toLongPage(page, await showingContracts(ctx, page.rows))
  }
}

/** The days of the API under the names that the domain has for them. */
function withDays<Input extends { startDateStr?: string; endDateStr?: string | null }>({
  startDateStr: startDate,
  endDateStr: endDate,
  ...input
}: Input) {
  return { ...input, startDate, endDate }
}
