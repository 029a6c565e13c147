import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { keepToken, tokenOf, unshared } from '#modules/shared/links/browser'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { AskFormCode } from '../actions/ask_form_code.ts'
import { OpenForm } from '../actions/open_form.ts'
import { SaveOwnForm } from '../actions/save_own_form.ts'
import { photoUrlOf } from '../domain/photo.ts'
import type { WorkerFormSection } from '../domain/worker_form.ts'
import { workerFormCompany } from '../queries/form_company.ts'
import { formOfSession, type OpenedForm } from '../queries/opened_form.ts'
import { shownWorkerForm } from '../queries/shown_worker_form.ts'
import type { ownWorkerSchema } from './form_shapes.ts'
import { askCodeValidator, ownFormValidator } from './form_validators.ts'

/** What workers tell of themselves, in the browser that opened their link. */
export default class OwnFormController {
  async open(ctx: HttpContext) {
    unshared(ctx)
    const { secret } = await ctx.request.validateUsing(openLinkValidator)
    const { form, token } = unwrap(await OpenForm.handle(ctx.scope, ctx.params.link, secret))
    keepToken(ctx, 'worker', `/api/out/worker/${form.worker.id}`, token)
    return shown(ctx.scope, form)
  }

  async show(ctx: HttpContext) {
    return shown(ctx.scope, await openedForm(ctx)(ctx.scope))
  }

  async update(ctx: HttpContext) {
    const opened = openedForm(ctx)
    await ctx.inScope(opened)
    const input = await ctx.request.validateUsing(ownFormValidator)
    unwrap(await SaveOwnForm.handle(ctx.inScope, opened, input))
    return ctx.inScope(async (scope) => shown(scope, await opened(scope)))
  }

  async code(ctx: HttpContext) {
    const { worker } = await openedForm(ctx)(ctx.scope)
    const { by } = await ctx.request.validateUsing(askCodeValidator)
    return ctx.response.accepted(unwrap(await AskFormCode.handle(ctx.scope, worker.id, by)))
  }
}

/**
 * The form that this browser opened, with a part of it where one is named; a Problem that says no more than « not found »
 * otherwise.
 */
export function openedForm(
  ctx: HttpContext,
  section?: WorkerFormSection
): (scope: Scope) => Promise<OpenedForm> {
  unshared(ctx)
  const token = tokenOf(ctx, 'worker')
  return async (scope) => {
    const form = unwrap(await formOfSession(scope, ctx.params.link, token))
    if (section && !form.sections.includes(section)) throw new Problem('E_NOT_FOUND')
    return form
  }
}

async function shown(
  scope: Scope,
  { worker, sections }: OpenedForm
): Promise<Answer<typeof ownWorkerSchema>> {
  return {
    ...(await shownWorkerForm(scope, worker.id, sections)),
    photoUrl: sections.includes('ADMINISTRATIVE')
      ? photoUrlOf(worker, `/api/out/worker/${worker.id}`)
      : null,
    company: await workerFormCompany(scope),
    sections,
  }
}
