import { randomBytes } from 'node:crypto'
import { findOnlySigner } from '#modules/accounts/index'
import { cleanBody, findTemplateBody, type Block } from '#modules/templates/index'
import { OfferPackage } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { situationOf, visibleWorkers } from '#modules/team/index'
import { daysAfter, today } from '#modules/shared/values/days'
import type Offer from '../models/offer.ts'
import { findOffer } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { shareFiles } from './add_offer_file.ts'
import { append } from './offer_trail.ts'

export interface CreateOfferInput {
  /** Chosen by the client, so that a double click makes one offer, not two. */
  id?: string
  workerId?: string | null
  /** The package to copy. */
  packageId?: string
  /** The offer to copy, with its package, its text and its attachments. */
  offerId?: string
  language?: Locale
}

type SeenWorker = { id: string } & Parameters<typeof situationOf>[0]

/** A refusal of the engine as a sentence. */
export type ExplainCompute = Parameters<typeof OfferPackage.handle>[2]

/** Prepares an offer from nothing, a package or another offer; it starts with what the company settled. */
export class CreateOffer {
  static async handle(
    scope: Scope,
    { id, workerId, packageId, offerId, language }: CreateOfferInput,
    explain: ExplainCompute
  ): Promise<Result<Offer>> {
    const source = offerId ? await findOffer(scope, offerId) : null
    if (source && !source.ok) return source
    const like = source?.value ?? null
    const wanted = workerId === undefined ? (like?.workerId ?? null) : workerId
    const worker = wanted ? await visibleWorkers(scope).where('id', wanted).first() : null
    if (workerId && !worker) return fail('E_NOT_FOUND')
    const settings = await findOfferSettings(scope)
    const spoken = language ?? like?.language ?? worker?.language ?? scope.locale
    const sameLanguage = like?.language === spoken
    const newId = await insertOnce(scope, 'offers', {
      id,
      link: newOfferName(),
      worker_id: worker?.id ?? null,
      language: spoken,
      validity_date: daysAfter(today(), settings.validityDays),
      include_variable_compensation: like?.includeVariableCompensation ?? true,
      signer_id: like?.signerId ?? settings.signerId ?? (await findOnlySigner(scope)),
      body: JSON.stringify(
        sameLanguage ? like.body : await startingText(scope, spoken as Locale, settings.templates)
      ),
      message: sameLanguage ? like.message : '',
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visibleOffers(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const offer = await visibleOffers(scope).where('id', newId).first()
    // The refusal takes the transaction back, and with it the row.
    if (!offer) return fail('E_PAY_OF_WORKER')
    const of = packageId ?? like?.packageId
    if (of) {
      const person = worker && offeredPerson(scope, worker)
      const copy = await OfferPackage.handle(
        scope,
        { of, worker: person, createdBy: offer.createdBy },
        explain
      )
      if (!copy.ok) return copy
      await offer.merge({ packageId: copy.value.id }).save()
    }
    if (like) await shareFiles(like, offer)
    await append(scope, offer, 'CREATED', {
      audit: { ...(like && { copyOf: like.id }), ...(of && { package: offer.packageId }) },
    })
    return ok(offer)
  }
}

/** Whom an offer's package is for. The household of a record is not a manager's to know: the candidate tells theirs. */
export function offeredPerson({ visibility }: Scope, worker: SeenWorker) {
  return { id: worker.id, situation: visibility === 'everything' ? situationOf(worker) : {} }
}

/** What offers of a language start with; nothing where the company has no template in it. */
export async function startingText(
  scope: Scope,
  language: Locale,
  templates: Record<Locale, string | null>
): Promise<Block[]> {
  const id = templates[language]
  return cleanBody((await findTemplateBody(scope, { kind: 'OFFER_TEXT', language, id })) ?? [])
}

/** The name of an offer in addresses: not secret, and not to be guessed from another one. */
export function newOfferName(): string {
  return randomBytes(12).toString('base64url')
}
