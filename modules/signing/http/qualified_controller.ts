import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { ContinueQualified } from '../actions/continue_qualified.ts'
import { StartQualified } from '../actions/start_qualified.ts'
import { openWayBack } from '../actions/way_back.ts'
import { explainOther } from './explain.ts'
import { agreedIn, evidenceOf, opened } from './opened_here.ts'
import { signingPage } from './signing_page.ts'
import type { comingBackSchema } from './signing_schemas.ts'
import { comeBackValidator } from './signing_validators.ts'

/** Signing with a certificate of one's own: to the provider and back, twice. */
export default class QualifiedController {
  async start(ctx: HttpContext) {
    const seen = await opened(ctx)
    const input = await agreedIn(ctx)
    return unwrap(await StartQualified.handle(ctx.scope, seen, input, ctx.locale))
  }

  /**
   * Stands on the product's own host, and does no more than lead on. The code stands behind `#`, which no browser sends on;
   * it is worth nothing but to the browser that left, which shows its cookie.
   */
  callback({ i18n, locale, request, response, view }: HttpContext) {
    response.header('cache-control', 'no-store')
    const way = openWayBack(request.input('state'))
    if (!way) {
      const say = (key: string) => i18n.t(`signing.lost.${key}`)
      const says = { locale, title: say('title'), detail: say('detail') }
      return view.render('plain_page', says).then((page) => response.status(400).send(page))
    }
    const { attemptId, slug, locale: language, link } = way
    const address = new URL(`${companyAddress(slug)}/${language}/s/${link}/back`)
    const code = request.input('code')
    address.hash = new URLSearchParams(
      typeof code === 'string' ? { attempt: attemptId, code } : { cancelled: '1' }
    ).toString()
    // Not `redirect()`: it would send the provider's code and our state along.
    return response.status(302).header('location', address.href).send('')
  }

  async comeBack(ctx: HttpContext): Promise<Answer<typeof comingBackSchema>> {
    const { i18n, inScope, locale, params, request } = ctx
    await inScope((scope) => opened(ctx, scope))
    const { code } = await request.validateUsing(comeBackValidator)
    const back = { attemptId: paramId(params, 'attemptId'), code, locale }
    const next = unwrap(
      await ContinueQualified.handle(
        inScope,
        (scope) => opened(ctx, scope),
        back,
        evidenceOf(ctx),
        explainOther(i18n)
      )
    )
    const signed = next.url === null
    const page = async () => inScope(async (scope) => signingPage(scope, await opened(ctx, scope)))
    return { ...next, signing: signed ? await page() : null }
  }
}
