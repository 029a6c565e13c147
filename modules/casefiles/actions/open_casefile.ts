import { openLink } from '#modules/shared/links/open_link'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { casefileBehind, type OpenedCasefile } from '../queries/opened_casefile.ts'
import { append } from './casefile_trail.ts'

/** Exchanges the secret of a private link for the token of one browser. The first time is in the timeline. */
export class OpenCasefile {
  static async handle(
    scope: Scope,
    name: string,
    secret: string
  ): Promise<Result<OpenedCasefile & { token: string }>> {
    const opening = await openLink(scope, secret, casefileBehind(scope, name))
    if (!opening.ok) return opening
    const { opened, token, link, isFirst } = opening.value
    if (isFirst) await append(scope, opened.casefile, 'FORM_OPENED', { audit: { link: link.id } })
    return ok({ ...opened, token })
  }
}
