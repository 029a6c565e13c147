import type { HttpContext } from '@adonisjs/core/http'
import { documentsOf } from '#modules/casefiles/index'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { keepToken, unshared } from '#modules/shared/links/browser'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { MakeFormLink } from '#modules/team/index'
import { AskCode } from '../actions/ask_code.ts'
import { AskPaper } from '../actions/ask_paper.ts'
import { ConfirmCode } from '../actions/confirm_code.ts'
import { OpenSigning } from '../actions/open_signing.ts'
import { RefuseCasefile } from '../actions/refuse_casefile.ts'
import { SignCasefile } from '../actions/sign_casefile.ts'
import { toTell } from '../queries/to_tell.ts'
import { certificateName } from './explain.ts'
import { agreedIn, evidenceOf, opened } from './opened_here.ts'
import { signingPage } from './signing_page.ts'
import type { documentTextSchema } from './signing_schemas.ts'
import { askCodeValidator, confirmCodeValidator, refuseValidator } from './signing_validators.ts'

/** What a signer does with a casefile, in the browser that opened their link. */
export default class SignerController {
  async open(ctx: HttpContext) {
    unshared(ctx)
    const { secret } = await ctx.request.validateUsing(openLinkValidator)
    const { token, ...session } = unwrap(
      await OpenSigning.handle(ctx.scope, ctx.params.link, secret)
    )
    keepToken(ctx, 'casefile', `/api/out/signing/${session.casefile.link}`, token)
    return signingPage(ctx.scope, session)
  }

  async show(ctx: HttpContext) {
    return signingPage(ctx.scope, await opened(ctx))
  }

  async text(ctx: HttpContext): Promise<Answer<typeof documentTextSchema>> {
    const { rendered } = await openedDocument(ctx, ctx.scope)
    return { blocks: rendered }
  }

  async pdf(ctx: HttpContext) {
    const document = await ctx.inScope((scope) => openedDocument(ctx, scope))
    const fileKey = document.signedFileKey ?? document.shownFileKey!
    return sendPdf(ctx.response, { name: document.name, fileKey })
  }

  async certificate(ctx: HttpContext) {
    const document = await ctx.inScope((scope) => openedDocument(ctx, scope))
    const { name, certificateFileKey: fileKey } = document
    if (!fileKey) throw new Problem('E_NOT_FOUND')
    return sendPdf(ctx.response, { name: certificateName(ctx.i18n, name), fileKey })
  }

  async code(ctx: HttpContext) {
    const seen = await opened(ctx)
    const { by } = await ctx.request.validateUsing(askCodeValidator)
    return ctx.response.accepted(unwrap(await AskCode.handle(ctx.scope, seen, by)))
  }

  async confirmCode(ctx: HttpContext) {
    const { inScope, request } = ctx
    await inScope((scope) => opened(ctx, scope))
    const { code } = await request.validateUsing(confirmCodeValidator)
    unwrap(await ConfirmCode.handle(inScope, (scope) => opened(ctx, scope), code))
    return inScope(async (scope) => signingPage(scope, await opened(ctx, scope)))
  }

  async sign(ctx: HttpContext) {
    const seen = await opened(ctx)
    const signed = await SignCasefile.handle(ctx.scope, seen, await agreedIn(ctx), evidenceOf(ctx))
    return signingPage(ctx.scope, { ...seen, ...unwrap(signed) })
  }

  async refuse(ctx: HttpContext) {
    const seen = await opened(ctx)
    const input = await ctx.request.validateUsing(refuseValidator)
    const refused = unwrap(await RefuseCasefile.handle(ctx.scope, seen, input))
    return signingPage(ctx.scope, { ...seen, ...refused })
  }

  async paper(ctx: HttpContext) {
    const seen = await opened(ctx)
    const asked = unwrap(await AskPaper.handle(ctx.scope, seen))
    return signingPage(ctx.scope, { ...seen, ...asked })
  }

  async form(ctx: HttpContext) {
    const seen = await opened(ctx)
    if ((await toTell(ctx.scope, seen)).length === 0) throw new Problem('E_NOT_FOUND')
    return unwrap(await MakeFormLink.handle(ctx.scope, seen.casefile.workerId))
  }
}

async function openedDocument(ctx: HttpContext, scope: Scope) {
  const { casefile } = await opened(ctx, scope)
  const documents = await documentsOf([casefile.id])
  const document = documents.find(({ id }) => id === ctx.params.documentId)
  if (!document) throw new Problem('E_NOT_FOUND')
  return document
}
