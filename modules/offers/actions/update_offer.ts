import { DateTime } from 'luxon'
import { findSigner } from '#modules/accounts/index'
import { cleanBody, type Block } from '#modules/templates/index'
import {
  contentOf,
  DeletePackage,
  OfferPackage,
  offeredTo,
  RewritePackage,
  visiblePackages,
  type PackageInput,
} from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { changesOf, isSameText, type OfferContent } from '../domain/offer_changes.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { offeredPerson, startingText, type ExplainCompute } from './create_offer.ts'
import { append, signal } from './offer_trail.ts'
import { voidSending } from './void_sending.ts'

/** What is left out stays; `version` is the one the person saw. */
export type UpdateOfferInput = { version: number } & {
  workerId?: string | null
  /** Another package to copy in place of the present one. */
  packageId?: string
  language?: Locale
  validityDateStr?: string
  includeVariableCompensation?: boolean
  signerId?: string | null
  body?: Block[]
  message?: string
}

/**
 * Changes an offer. What matters to what was sent makes it a draft again and closes its links; words of the mail do
 * not, nor does a later last day.
 */
export class UpdateOffer {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdateOfferInput,
    explain: ExplainCompute
  ): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const before = offerContent(offer)
    const status = statusToday(offer)
    const allowed = statusAfter(status, 'change')
    if (!allowed.ok) return fail(allowed.problem)
    if (offer.version !== version) return fail('E_STALE_VERSION')
    const known = await knows(scope, input, before)
    if (!known.ok) return known
    const body = await textFor(scope, offer, input)
    const after = { ...before, ...input, body: cleanBody(body) }
    const { fields, matters } = changesOf(before, after)
    if (fields.length === 0) return ok(offer)
    offer.merge({
      workerId: after.workerId,
      language: after.language,
      validityDate: after.validityDateStr ? DateTime.fromISO(after.validityDateStr) : null,
      includeVariableCompensation: after.includeVariableCompensation,
      signerId: after.signerId,
      message: after.message,
      ...(fields.includes('body') && { body: after.body }),
    })
    const packaged = await this.#package(scope, offer, after.packageId, fields, explain)
    if (!packaged.ok) return packaged
    if (status === 'DRAFT') await offer.merge({ version: version + 1 }).save()
    else if (matters) await voidSending(scope, offer, fields)
    else await this.#keepSent(scope, offer, before, fields)
    if (!(await visibleOffers(scope).where('id', id).first())) return fail('E_PAY_OF_WORKER')
    await packaged.value()
    await record(scope, 'offer.updated', { type: 'offer', id }, { fields, version: offer.version })
    return ok(offer)
  }

  /** The sending stands. */
  static async #keepSent(
    scope: Scope,
    offer: Offer,
    before: OfferContent,
    fields: readonly string[]
  ): Promise<void> {
    const isExtended = fields.includes('validityDateStr')
    await offer.merge(isExtended ? { status: 'SENT' } : {}).save()
    if (!isExtended) return
    await append(scope, offer, 'EXTENDED', {
      details: { from: before.validityDateStr, to: offer.validityDate!.toISODate() },
      // `offer.updated` names the field.
      event: null,
    })
    await signal(scope, offer)
  }

  /** The offer's own package follows its worker and the package it is made from; answers what to do once it is saved. */
  static async #package(
    scope: Scope,
    offer: Offer,
    packageId: string | null,
    fields: readonly string[],
    explain: ExplainCompute
  ): Promise<Result<() => Promise<void>>> {
    const nothing = async () => {}
    const row =
      offer.workerId === null
        ? null
        : await visibleWorkers(scope).where('id', offer.workerId).first()
    const worker = row && offeredPerson(scope, row)
    if (packageId !== null && packageId !== offer.packageId) {
      const { createdBy, packageId: replaced } = offer
      const copy = await OfferPackage.handle(scope, { of: packageId, worker, createdBy }, explain)
      if (!copy.ok) return copy
      offer.packageId = copy.value.id
      return ok(async () => {
        if (replaced) await DeletePackage.handle(scope, replaced)
      })
    }
    if (!fields.includes('workerId') || offer.packageId === null) return ok(nothing)
    const pack = await visiblePackages(scope).where('id', offer.packageId).firstOrFail()
    const content = offeredTo(worker, contentOf(pack) as PackageInput)
    const rewritten = await RewritePackage.handle(
      scope,
      pack.id,
      { ...content, version: pack.version },
      explain
    )
    return rewritten.ok ? ok(nothing) : rewritten
  }
}

/** The text as it is given, or as it stands. In another language the company's own text speaks that language, unless it was edited. */
async function textFor(
  scope: Scope,
  offer: Offer,
  { body = offer.body, language = offer.language }: Omit<UpdateOfferInput, 'version'>
): Promise<Block[]> {
  if (language === offer.language) return body
  const { templates } = await findOfferSettings(scope)
  const untouched = await startingText(scope, offer.language, templates)
  if (!isSameText(body, untouched)) return body
  const translated = await startingText(scope, language, templates)
  return translated.length > 0 ? translated : body
}

/** People and benefits that are new in the input must be the company's own. */
async function knows(
  scope: Scope,
  { workerId, signerId }: Omit<UpdateOfferInput, 'version'>,
  before: OfferContent
): Promise<Result<null>> {
  if (workerId && workerId !== before.workerId) {
    if (!(await visibleWorkers(scope).where('id', workerId).first())) return fail('E_NOT_FOUND')
  }
  if (signerId && !(await findSigner(scope, signerId))) return fail('E_NOT_FOUND')
  return ok(null)
}

function offerContent(offer: Offer): OfferContent {
  return {
    workerId: offer.workerId,
    packageId: offer.packageId,
    language: offer.language,
    validityDateStr: offer.validityDate?.toISODate() ?? null,
    includeVariableCompensation: offer.includeVariableCompensation,
    signerId: offer.signerId,
    body: offer.body,
    message: offer.message,
  }
}
