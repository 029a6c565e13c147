import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { paramId } from '#modules/shared/http/param_id'
import { CopyCasefile } from '../actions/copy_casefile.ts'
import { CancelCasefile, ReopenCasefile } from '../actions/end_casefile.ts'
import { PrintCasefile } from '../actions/print_casefile.ts'
import { SendWorkerForm, WithdrawWorkerForm } from '../actions/send_worker_form.ts'
import { SignOnPaper } from '../actions/sign_on_paper.ts'
import { findCasefile } from '../queries/find_casefile.ts'
import { explainPdf, explainSignedDay, explainSigning } from './explain.ts'
import { shownAfterWait, shownCasefile } from './shown_casefile.ts'
import { seenCasefileValidator, signOnPaperValidator } from './validators.ts'

/** What happens to a casefile between draft and signature, as far as the employer does it. */
export default class CasefileStepsController {
  async sendForm(ctx: HttpContext) {
    return shownCasefile(ctx, await SendWorkerForm.handle(ctx.scope, paramId(ctx.params)))
  }

  async withdrawForm(ctx: HttpContext) {
    return shownCasefile(ctx, await WithdrawWorkerForm.handle(ctx.scope, paramId(ctx.params)))
  }

  async print(ctx: HttpContext) {
    const { i18n, inScope, params, request } = ctx
    const input = await request.validateUsing(seenCasefileValidator)
    const explain = explainSigning(i18n)
    const printed = await PrintCasefile.handle(inScope, paramId(params), input, explain)
    return shownAfterWait(ctx, printed)
  }

  async paper(ctx: HttpContext) {
    const { bytes, i18n, inScope, params, request } = ctx
    unwrap(await inScope((scope) => findCasefile(scope, paramId(params))))
    const input = await request.validateUsing(signOnPaperValidator, { data: request.qs() })
    const explain = { pdf: explainPdf(i18n), day: explainSignedDay(i18n) }
    const id = paramId(params)
    const signed = await SignOnPaper.handle(inScope, id, { ...input, bytes }, explain)
    return shownAfterWait(ctx, signed)
  }

  async reopen(ctx: HttpContext) {
    return shownCasefile(ctx, await ReopenCasefile.handle(ctx.scope, paramId(ctx.params)))
  }

  async cancel(ctx: HttpContext) {
    return shownCasefile(ctx, await CancelCasefile.handle(ctx.scope, paramId(ctx.params)))
  }

  async copy(ctx: HttpContext) {
    const made = await CopyCasefile.handle(ctx.scope, paramId(ctx.params))
    return ctx.response.created(await shownCasefile(ctx, made))
  }
}
