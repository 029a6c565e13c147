import type { HttpContext } from '@adonisjs/core/http'
import {
  documentsOf,
  explainSigning,
  findCasefile,
  shownAfterWait,
  shownCasefile,
} from '#modules/casefiles/index'
import { isDevelopmentSeal } from '#modules/sealing/index'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { ExtendSigning } from '../actions/extend_signing.ts'
import { MakeSignerLink } from '../actions/make_signer_link.ts'
import { RemindSigners } from '../actions/remind_signers.ts'
import { ReplaceSigner } from '../actions/replace_signer.ts'
import { SendCasefile } from '../actions/send_casefile.ts'
import { needsYes, typeOf } from '../domain/levels.ts'
import { findSigningSettings } from '../queries/find_settings.ts'
import { levelChoices } from '../queries/level_choices.ts'
import { waitingFor } from '../queries/waiting_for.ts'
import { explainLastDay } from './explain.ts'
import type { levelsSchema, waitingSchema } from './signing_schemas.ts'
import {
  extendValidator,
  replaceSignerValidator,
  sendCasefileValidator,
} from './signing_validators.ts'

/** What the employer does with a casefile that is signed in a browser. */
export default class SendingController {
  async send(ctx: HttpContext) {
    const { i18n, inScope, params, request } = ctx
    const input = await request.validateUsing(sendCasefileValidator)
    const explain = explainSigning(i18n)
    return shownAfterWait(ctx, await SendCasefile.handle(inScope, paramId(params), input, explain))
  }

  async levels({ params, scope }: HttpContext): Promise<Answer<typeof levelsSchema>> {
    const { id } = unwrap(await findCasefile(scope, paramId(params)))
    const { levels, simpleAccepted } = await findSigningSettings(scope)
    const data = (await documentsOf([id])).map((document) => ({
      documentId: document.id,
      level: document.status === 'DRAFT' ? levels[typeOf(document)] : document.level,
      choices: levelChoices(),
      needsYes: needsYes(typeOf(document)),
    }))
    return { data, hasYes: simpleAccepted !== null, isForTrial: isDevelopmentSeal() }
  }

  async remind(ctx: HttpContext) {
    return shownCasefile(ctx, await RemindSigners.handle(ctx.scope, paramId(ctx.params)))
  }

  async extend(ctx: HttpContext) {
    const { lastDayStr } = await ctx.request.validateUsing(extendValidator)
    const explain = explainLastDay(ctx.i18n)
    const id = paramId(ctx.params)
    return shownCasefile(ctx, await ExtendSigning.handle(ctx.scope, id, lastDayStr, explain))
  }

  async replace(ctx: HttpContext) {
    const { signerId } = await ctx.request.validateUsing(replaceSignerValidator)
    const change = { of: paramId(ctx.params, 'signerId'), signerId }
    return shownCasefile(ctx, await ReplaceSigner.handle(ctx.scope, paramId(ctx.params), change))
  }

  async link({ params, scope }: HttpContext) {
    const signerId = paramId(params, 'signerId')
    return unwrap(await MakeSignerLink.handle(scope, paramId(params), signerId))
  }

  async waiting({ scope }: HttpContext): Promise<Answer<typeof waitingSchema>> {
    return { data: await waitingFor(scope) }
  }

  async ownLink({ params, scope }: HttpContext) {
    return unwrap(await MakeSignerLink.ofMine(scope, paramId(params, 'signerId')))
  }
}
