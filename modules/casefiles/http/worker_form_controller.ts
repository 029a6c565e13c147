import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { keepToken, tokenOf, unshared } from '#modules/shared/links/browser'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import {
  askCodeValidator,
  ownFormValidator,
  shownWorkerForm,
  workerFormCompany,
} from '#modules/team/index'
import { AskCasefileCode } from '../actions/ask_casefile_code.ts'
import { OpenCasefile } from '../actions/open_casefile.ts'
import { SaveWorkerDetails } from '../actions/save_worker_details.ts'
import { casefileOfSession, type OpenedCasefile } from '../queries/opened_casefile.ts'
import type { casefileFormSchema } from './worker_form_endpoints.ts'

/** The worker's form of a casefile, in the browser that opened its link. */
export default class WorkerFormController {
  async open(ctx: HttpContext) {
    unshared(ctx)
    const { secret } = await ctx.request.validateUsing(openLinkValidator)
    const { token, ...opened } = unwrap(
      await OpenCasefile.handle(ctx.scope, ctx.params.link, secret)
    )
    keepToken(ctx, 'casefile', `/api/out/casefile/${opened.casefile.link}`, token)
    return shown(ctx.scope, opened)
  }

  async show(ctx: HttpContext) {
    return shown(ctx.scope, await openedCasefile(ctx)(ctx.scope))
  }

  async update(ctx: HttpContext) {
    const opened = openedCasefile(ctx)
    await ctx.inScope(opened)
    const input = await ctx.request.validateUsing(ownFormValidator)
    unwrap(await SaveWorkerDetails.handle(ctx.inScope, opened, input))
    return ctx.inScope(async (scope) => shown(scope, await opened(scope)))
  }

  async code(ctx: HttpContext) {
    const opened = await openedCasefile(ctx)(ctx.scope)
    const { by } = await ctx.request.validateUsing(askCodeValidator)
    return ctx.response.accepted(unwrap(await AskCasefileCode.handle(ctx.scope, opened, by)))
  }
}

/** The casefile whose form this browser opened; a Problem that says no more than « not found » otherwise. */
function openedCasefile(ctx: HttpContext): (scope: Scope) => Promise<OpenedCasefile> {
  unshared(ctx)
  const token = tokenOf(ctx, 'casefile')
  return async (scope) => unwrap(await casefileOfSession(scope, ctx.params.link, token))
}

/** The form as its link shows it; once it is filled in, no more than whom it was for. */
async function shown(
  scope: Scope,
  { casefile, sections }: OpenedCasefile
): Promise<Answer<typeof casefileFormSchema>> {
  const isFilled = casefile.status === 'WORKER_INFO_READY'
  const open = isFilled ? [] : sections
  return {
    casefileStatus: isFilled ? 'WORKER_INFO_READY' : 'WORKER_FORM_SENT',
    worker: await shownWorkerForm(scope, casefile.workerId, open),
    company: await workerFormCompany(scope),
    sections: open,
  }
}
