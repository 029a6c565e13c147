import { idBehind, openedBy, opensForm, type Behind } from '#modules/shared/links/open_link'
import type PrivateLink from '#modules/shared/links/private_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isUuid } from '#modules/shared/values/is_uuid'
import type { WorkerFormSection } from '../domain/worker_form.ts'
import type Worker from '../models/worker.ts'
import { sectionsOf } from './form_state.ts'
import { ownWorker } from './own_worker.ts'

/** A worker's form as a link opens it. */
export interface OpenedForm {
  worker: Worker
  sections: readonly WorkerFormSection[]
  link: PrivateLink
}

/**
 * The form that a browser opened. An unknown name, another company's, a session or a link that ended or was revoked: all
 * the same E_NOT_FOUND.
 *
 * @param name of the address, which opens nothing
 * @param token of the browser's cookie
 */
export function formOfSession(
  scope: Scope,
  name: string,
  token: string
): Promise<Result<OpenedForm>> {
  return openedBy(scope, token, formBehind(scope, name))
}

/** The form that a link opens under its name. */
export function formBehind(scope: Scope, name: string): Behind<OpenedForm> {
  return async (link) => {
    const id = idBehind(link, 'worker')
    const worker = await ownWorker(scope, id).first()
    if (!worker || id !== (isUuid(name) ? name.toLowerCase() : null) || !opensForm(link!))
      return fail('E_NOT_FOUND')
    return ok({ worker, sections: sectionsOf(link!), link: link! })
  }
}
