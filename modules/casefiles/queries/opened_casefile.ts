import { idBehind, openedBy, opens, opensForm, type Behind } from '#modules/shared/links/open_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { WORKER_FORM_SECTIONS, type WorkerFormSection } from '#modules/team/index'
import { isFormOpen } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { visibleCasefiles } from './visible_casefiles.ts'

/** A casefile whose worker opened it, and the parts of the form that their link opens. */
export interface OpenedCasefile {
  casefile: Casefile
  sections: readonly WorkerFormSection[]
}

/**
 * The casefile that a browser opened, while its form is open. An unknown name, another company's, a session that ended, a
 * link of more than thirty days, a form that was taken back, any other status: all the same E_NOT_FOUND, which the screen tells as « Ce lien n'est pas
 * valide ».
 *
 * @param name the casefile's public name, of its address
 * @param token of the browser's cookie
 */
export function casefileOfSession(
  scope: Scope,
  name: string,
  token: string
): Promise<Result<OpenedCasefile>> {
  return openedBy(scope, token, casefileBehind(scope, name))
}

/** The casefile that a link opens under its public name. */
export function casefileBehind(scope: Scope, name: string): Behind<OpenedCasefile> {
  return async (link) => {
    const all = seeingWhatTheActorMayNot(scope, 'a private link opens the form of its one casefile')
    const casefile = await visibleCasefiles(all)
      .where('link', name)
      .where('id', idBehind(link, 'casefile'))
      .first()
    if (!casefile || !opens(link!, { version: casefile.formVersion })) return fail('E_NOT_FOUND')
    // That of a signer opens what they sign.
    if (link!.casefileSignerId !== null) return fail('E_NOT_FOUND')
    if (!isFormOpen(casefile.status) || !opensForm(link!)) return fail('E_NOT_FOUND')
    const told = link!.sections ?? []
    return ok({ casefile, sections: WORKER_FORM_SECTIONS.filter((one) => told.includes(one)) })
  }
}
