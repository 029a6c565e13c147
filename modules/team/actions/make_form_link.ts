import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { issueLink, privateAddress } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { missingSections } from '../queries/missing_sections.ts'
import { ownWorker } from '../queries/own_worker.ts'

/**
 * Makes a private link to what a worker has still to tell, for a browser that has shown to be theirs: the caller has
 * judged that. No mail carries it; E_NOT_FOUND where nothing is missing.
 */
export class MakeFormLink {
  static async handle(scope: Scope, workerId: string): Promise<Result<{ url: string }>> {
    const sections = await missingSections(scope, workerId)
    if (sections.length === 0) return fail('E_NOT_FOUND')
    const { id, detailsVersion, language } = await ownWorker(scope, workerId).firstOrFail()
    const target = { type: 'worker' as const, id, version: detailsVersion, sections }
    const { link, secret } = await issueLink(scope, target)
    const given = { link: link.id, sections }
    await record(scope, 'worker.form_link_created', { type: 'worker', id }, given)
    const { slug } = await findCompany(scope)
    return ok({ url: privateAddress(slug, `/${language}/w/${id}`, secret) })
  }
}
