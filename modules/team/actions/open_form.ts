import { openLink } from '#modules/shared/links/open_link'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { formBehind, type OpenedForm } from '../queries/opened_form.ts'
import { append } from './worker_trail.ts'

/** Exchanges the secret of a link to a form for the token of one browser. The first time is in the timeline. */
export class OpenForm {
  static async handle(
    scope: Scope,
    name: string,
    secret: string
  ): Promise<Result<{ form: OpenedForm; token: string }>> {
    const opening = await openLink(scope, secret, formBehind(scope, name))
    if (!opening.ok) return opening
    const { opened: form, token, link, isFirst } = opening.value
    if (isFirst) await append(scope, form.worker, 'FORM_OPENED', { audit: { link: link.id } })
    return ok({ form, token })
  }
}
