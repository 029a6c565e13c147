import { FORM_LINK_DAYS } from '#modules/shared/links/open_link'
import PrivateLink from '#modules/shared/links/private_link'
import { latestOf } from '#modules/shared/timeline/timeline'
import type { Scope } from '#modules/shared/tenancy/scope'
import {
  FORM_KINDS,
  WORKER_EVENTS,
  type FormState,
  type WorkerEventKind,
} from '../domain/form_state.ts'
import type { WorkerFormSection } from '../domain/worker_form.ts'

/** Where the form of a worker stands. */
export interface WorkerFormState {
  state: FormState
  /** ISO 8601. */
  at: string | null
  /** To whom the newest link that still opens was mailed, and what it opens. */
  mailedTo: string | null
  sections: readonly WorkerFormSection[]
}

/** Where the form of one worker stands, by the last that happened to it. */
export async function formStateOf(_scope: Scope, workerId: string): Promise<WorkerFormState> {
  const last = await latestOf({ type: 'worker', id: workerId }, FORM_KINDS).first()
  const link = await openLinks(workerId).orderBy('id', 'desc').first()
  return {
    state: last ? WORKER_EVENTS[last.kind as WorkerEventKind].state : 'NONE',
    at: last?.at.toUTC().toISO() ?? null,
    mailedTo: link?.mailedTo ?? null,
    sections: link ? sectionsOf(link) : [],
  }
}

/** The links to a worker's form that open it today. */
export function openLinks(workerId: string) {
  return PrivateLink.query()
    .where('worker_id', workerId)
    .whereNull('revoked_at')
    .where('created_at', '>', new Date(Date.now() - FORM_LINK_DAYS * 24 * 3600_000))
}

/** What a link to a form opens. */
export function sectionsOf(link: PrivateLink): readonly WorkerFormSection[] {
  return link.sections as WorkerFormSection[]
}
