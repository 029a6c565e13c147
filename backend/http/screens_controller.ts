import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { appDomain } from '#config/app'
import { salesAddress } from '#config/mail'
import { helpUrl, messaging, mobilityVideoUrl } from '#config/messaging'
import { undoing } from '#config/offers'
import observability from '#config/observability'
import { firstPageOf } from '#backend/http/first_page'
import { resolveCompany, slugOfHost } from '#modules/shared/tenancy/resolve_company'

/** Serves the single-page application on a company's address, and a plain page elsewhere. */
export default class ScreensController {
  async show({ request, response, view, i18n, locale }: HttpContext) {
    // A missing file is a missing file, not a screen.
    if (/\.[a-z0-9]{2,5}$/i.test(request.url())) return response.notFound('')
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    response.header('x-robots-tag', 'noindex')
    const slug = slugOfHost(request.hostname(), appDomain)
    if (!slug || !(await resolveCompany(slug))) {
      response.status(404)
      return view.render('plain_page', {
        locale,
        title: i18n.t('words.problems.E_UNKNOWN_COMPANY.title'),
        detail: i18n.t('words.problems.E_UNKNOWN_COMPANY.detail'),
      })
    }
    return view.render('shell', {
      locale,
      ...firstPageOf(request.url()),
      config: {
        sentryDsn: observability.sentryDsn,
        environment: app.nodeEnvironment,
        salesEmail: salesAddress,
        helpUrl,
        offerUndoSeconds: undoing.seconds,
        mobilityVideoUrl,
        messaging,
      },
    })
  }
}
