import type { HttpContext } from '@adonisjs/core/http'
import { formatDate } from '#modules/shared/documents/format'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Locale } from '#modules/shared/tenancy/scope'
import { EraseDetails, type ExplainKeptDetails } from '../actions/erase_details.ts'
import { RevokeFormLinks } from '../actions/revoke_form_links.ts'
import { SendFormLink } from '../actions/send_form_link.ts'
import { ShowPrivate } from '../actions/show_private.ts'
import { UpdateDetails } from '../actions/update_details.ts'
import type Worker from '../models/worker.ts'
import { WorkerContracts } from '../ports/worker_contracts.ts'
import { findWorker } from '../queries/find_worker.ts'
import { mayBeAsked, shownDetails } from '../queries/shown_details.ts'
import {
  formLinkValidator,
  showPrivateValidator,
  workerDetailsValidator,
} from './form_validators.ts'

/** A worker's details, for those who keep records. */
export default class WorkerDetailsController {
  async show(ctx: HttpContext) {
    return shown(ctx, unwrap(await findWorker(ctx.scope, paramId(ctx.params))))
  }

  async update(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const input = await ctx.request.validateUsing(workerDetailsValidator)
    return shown(ctx, unwrap(await UpdateDetails.handle(ctx.scope, id, input)))
  }

  async erase({ containerResolver, i18n, params, scope }: HttpContext) {
    const id = paramId(params)
    const contracts = await containerResolver.make(WorkerContracts)
    unwrap(await EraseDetails.handle(scope, id, contracts, explainKept(i18n)))
    return { id }
  }

  async reveal({ params, request, response, scope }: HttpContext) {
    const { fields } = await request.validateUsing(showPrivateValidator)
    response.header('cache-control', 'no-store')
    return unwrap(await ShowPrivate.handle(scope, paramId(params), fields))
  }

  async link(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { sections } = await ctx.request.validateUsing(formLinkValidator)
    const mayAsk = await askable(ctx, id)
    return shown(ctx, unwrap(await SendFormLink.handle(ctx.scope, id, sections, mayAsk)))
  }

  async unlink(ctx: HttpContext) {
    return shown(ctx, unwrap(await RevokeFormLinks.handle(ctx.scope, paramId(ctx.params))))
  }
}

async function askable({ containerResolver, scope }: HttpContext, workerId: string) {
  return mayBeAsked(scope, workerId, await containerResolver.make(WorkerContracts))
}

async function shown(ctx: HttpContext, worker: Worker) {
  return shownDetails(ctx.scope, worker, await askable(ctx, worker.id))
}

/** Why details are kept, and until when. */
function explainKept(i18n: HttpContext['i18n']): ExplainKeptDetails {
  return (day) =>
    day === null
      ? i18n.t('worker_details.kept_no_end')
      : i18n.t('worker_details.kept_until', { day: formatDate(i18n.locale as Locale, day) })
}
