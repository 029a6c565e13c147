import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import type { Answer } from '#modules/shared/http/shapes'
import { ArriveFromCompany } from '../actions/arrive_from_company.ts'
import { LeaveForCompany } from '../actions/leave_for_company.ts'
import { findCompany } from '../queries/find_company.ts'
import { listPartnerCompanies } from '../queries/list_partner_companies.ts'
import { openSession } from './open_session.ts'
import {
  arrivalValidator,
  changeCompanyValidator,
  departureValidator,
  entryValidator,
  type Departure,
} from './partner_validators.ts'
import type { changeCompanySchema, partnerCompaniesSchema } from './partner_validators.ts'

/** The signed cookie by which a browser that arrives proves that it is the one that left. */
const BROWSER_COOKIE = 'barema_arrival'

/**
 * From one company's address to another's, which share no cookie (docs/adr/0014). The click (`change`) sends the
 * browser to the other address (`bind`), which gives it a cookie and sends it back with that cookie's hash
 * (`depart`); the ticket made there opens in this browser only (`arrive`).
 */
export default class PartnerController {
  async companies({ scope, user }: HttpContext): Promise<Answer<typeof partnerCompaniesSchema>> {
    const companies = await listPartnerCompanies(scope, user)
    return { data: companies.map(({ id, name }) => ({ id, name })) }
  }

  async change({
    locale,
    request,
    scope,
    session,
    user,
  }: HttpContext): Promise<Answer<typeof changeCompanySchema>> {
    // A program's token is narrower than its owner; it must not become a session elsewhere.
    if (user.currentAccessToken) throw new Problem('E_FORBIDDEN')
    const { companyId } = await request.validateUsing(changeCompanyValidator)
    const companies = await listPartnerCompanies(scope, user)
    const target = companies.find(({ id }) => id === companyId && id !== scope.companyId)
    if (!target) throw new Problem('E_NOT_FOUND')
    session.put('departure', { companyId, language: locale } satisfies Departure)
    const { slug } = await findCompany(scope)
    return { address: `${companyAddress(target.slug)}/api/out/partner/door?from=${slug}` }
  }

  async bind(ctx: HttpContext) {
    const { request, response } = ctx
    const { from } = await request.validateUsing(entryValidator, { data: request.qs() })
    if (!(await resolveCompany(from))) throw new Problem('E_NOT_FOUND')
    const browser: string = request.cookie(BROWSER_COOKIE) ?? newSecret()
    response.cookie(BROWSER_COOKIE, browser, { maxAge: '5m' })
    const back = `${companyAddress(from)}/api/partner/departure`
    return sendTo(ctx, `${back}?browser=${hashOfSecret(browser)}`)
  }

  /** Only after a click: a link from elsewhere finds no departure in the session, and leads home. */
  async depart(ctx: HttpContext) {
    const { logger, request, scope, session, user } = ctx
    const { browser } = await request.validateUsing(departureValidator, { data: request.qs() })
    const departure = session.pull('departure') as Departure | undefined
    if (!departure) return sendTo(ctx, '/')
    const { companyId, language } = departure
    const left = await LeaveForCompany.handle(scope, user, {
      companyId,
      browserHash: browser,
      remembered: session.get('remember') === true,
    })
    if (!left.ok) {
      logger.warn({ problem: left.problem }, 'the company could not be changed')
      return sendTo(ctx, '/')
    }
    // Behind `#`, which no log and no referrer holds.
    const { slug, secret } = left.value
    return sendTo(ctx, `${companyAddress(slug)}/${language}/login/company#${secret}`)
  }

  async arrive(ctx: HttpContext) {
    const { request, response, scope } = ctx
    const { ticket: secret } = await request.validateUsing(arrivalValidator)
    const browser: string | null = request.cookie(BROWSER_COOKIE) ?? null
    const { user, remembered } = unwrap(await ArriveFromCompany.handle(scope, { secret, browser }))
    response.clearCookie(BROWSER_COOKIE)
    return openSession(ctx, user, remembered, 'partner')
  }
}

/** Adonis' own redirect would add this address' query to the next one. */
function sendTo({ response }: HttpContext, address: string) {
  response.header('cache-control', 'no-store')
  response.header('referrer-policy', 'no-referrer')
  return response.status(303).header('location', address).send('')
}
