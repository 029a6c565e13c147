import { DateTime } from 'luxon'
import { findCompany, findUserNames } from '#modules/accounts/index'
import { packageHeadlines } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import TimelineEvent from '#modules/shared/timeline/timeline_event'
import { visibleWorkers } from '#modules/team/index'
import type Offer from '../models/offer.ts'
import OfferFile from '../models/offer_file.ts'
import { seeingItsParts } from './offer_contents.ts'
import { visibleOffers } from './visible_offers.ts'

/** Whom these offers are for and what they offer, by id. */
export interface OfferSubjects {
  workers: ReadonlyMap<string, { id: string; displayName: string; email: string | null }>
  packages: Awaited<ReturnType<typeof packageHeadlines>>
}

/** Who and what these offers speak of, by id: one read for all of them. */
export interface OfferContext extends OfferSubjects {
  users: ReadonlyMap<string, { id: string; displayName: string }>
  company: { id: string; name: string; logoUrl: string | null; mainColor: string }
  /** By offer: the attachments in the order in which they were added, and the events, oldest first. */
  files: ReadonlyMap<string, OfferFile[]>
  updates: ReadonlyMap<string, TimelineEvent[]>
  /** By offer: how often one of its links was opened, and when for the last time. */
  visits: ReadonlyMap<string, Visits>
  /** By offer: the words of the last question that waits for an answer. */
  questions: ReadonlyMap<string, string>
  /** The offers that were sent with the picture of a signature. */
  signed: ReadonlySet<string>
}

interface Visits {
  times: number
  lastAt: DateTime
}

export async function subjectsOf(scope: Scope, offers: readonly Offer[]): Promise<OfferSubjects> {
  const workers = await visibleWorkers(seeingItsParts(scope)).whereIn(
    'id',
    idsIn(offers, ({ workerId }) => workerId)
  )
  return {
    workers: byId(
      workers.map(({ id, firstName, lastName, email }) => ({
        id,
        displayName: `${firstName} ${lastName}`,
        email,
      }))
    ),
    packages: await packageHeadlines(
      seeingItsParts(scope),
      idsIn(offers, ({ packageId }) => packageId)
    ),
  }
}

export async function contextOf(scope: Scope, offers: readonly Offer[]): Promise<OfferContext> {
  const users = await findUserNames(
    scope,
    idsIn(offers, ({ createdBy }) => createdBy)
  )
  const ids = offers.map(({ id }) => id)
  const { name, logoUrl, mainColor } = await findCompany(scope)
  return {
    ...(await subjectsOf(scope, offers)),
    users: byId(users),
    company: { id: scope.companyId, name, logoUrl, mainColor },
    files: byOffer(await OfferFile.query().whereIn('offer_id', ids).orderBy('id')),
    updates: byOffer(
      await TimelineEvent.query()
        .select('id', 'offer_id', 'kind', 'status', 'at')
        .whereIn('offer_id', ids)
        .orderBy('id')
    ),
    visits: await visitsOf(scope, ids),
    questions: await questionsOf(idsIn(offers, ({ id, questionAt }) => questionAt && id)),
    signed: await signedAmong(scope, ids),
  }
}

/** Each opening of a link is a browser that was let in. */
async function visitsOf(
  scope: Scope,
  ids: readonly string[]
): Promise<ReadonlyMap<string, Visits>> {
  const rows = await scope.trx
    .query()
    .from('private_links')
    .join('link_sessions', (on) =>
      on
        .on('link_sessions.link_id', 'private_links.id')
        .andOn('link_sessions.company_id', 'private_links.company_id')
    )
    .whereIn('private_links.offer_id', [...ids])
    .groupBy('private_links.offer_id')
    .select('private_links.offer_id as id')
    .select(scope.trx.raw('count(*)::int as times, max(link_sessions.created_at) as last'))
  return new Map(
    rows.map(({ id, times, last }) => [id, { times, lastAt: DateTime.fromJSDate(last) }])
  )
}

async function questionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const asked = await TimelineEvent.query()
    .select('offer_id', 'details')
    .where('kind', 'QUESTION')
    .whereIn('offer_id', [...ids])
    .orderBy('id')
  return new Map(asked.map(({ offerId, details }) => [offerId!, String(details.text ?? '')]))
}

/** Read as one field of what was sent, which holds a whole package besides. */
async function signedAmong(scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await visibleOffers(scope)
    .select('id')
    .whereIn('id', [...ids])
    .whereRaw(`sent #>> '{signer,signatureKey}' is not null`)
  return new Set(rows.map(({ id }) => id))
}

function idsIn(offers: readonly Offer[], pick: (offer: Offer) => string | null): string[] {
  return [...new Set(offers.flatMap((offer) => pick(offer) ?? []))]
}

function byOffer<T extends { offerId: string | null }>(
  rows: readonly T[]
): ReadonlyMap<string, T[]> {
  return Map.groupBy(rows, ({ offerId }) => offerId!)
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
