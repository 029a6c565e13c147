import type { Answer } from '#modules/shared/http/shapes'
import { statementsOfWorker } from '#modules/rewards/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { photoUrlOf, shownWorkerForm, WORKER_FORM_SECTIONS, type Worker } from '#modules/team/index'
import type { PortalUrls } from '../domain/portal_urls.ts'
import type { portalWorkerSchema } from '../http/shapes.ts'
import PortalQuestion from '../models/portal_question.ts'
import { proposalsOf } from './proposals.ts'

/** A worker as they see themselves; the caller has judged who asks. */
export async function portalWorker(
  scope: Scope,
  worker: Worker,
  urls: PortalUrls
): Promise<Answer<typeof portalWorkerSchema>> {
  const told = await shownWorkerForm(scope, worker.id, WORKER_FORM_SECTIONS)
  const [unread] = await PortalQuestion.query()
    .where('worker_id', worker.id)
    .whereNotNull('answered_at')
    .whereNull('read_at')
    .count('* as total')
  return {
    id: worker.id,
    firstName: worker.firstName,
    lastName: worker.lastName,
    email: told.email,
    phone: told.phone,
    language: worker.language as Locale,
    photoUrl: photoUrlOf(worker, urls.base),
    nomFonction: worker.nomFonction,
    addressLine1: told.addressLine1,
    addressLine2: told.addressLine2,
    addressPostalCode: told.addressPostalCode,
    addressCity: told.addressCity,
    addressCountry: told.addressCountry,
    etatCivil: told.etatCivil,
    conjointTravaille: told.conjointTravaille,
    enfantsACharge: told.enfantsACharge,
    enfantsHandicapes: told.enfantsHandicapes,
    iban: told.iban,
    bic: told.bic,
    rewardStatements: await statementsOfWorker(scope, worker.id),
    proposals: await proposalsOf(scope, worker),
    unreadAnswers: Number(unread!.$extras.total),
  }
}
