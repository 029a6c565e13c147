import { findCompany, findUserNames } from '#modules/accounts/index'
import { visiblePackages } from '#modules/packages/index'
import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { OFFER_STATUSES } from '../domain/offer_status.ts'
import Offer from '../models/offer.ts'
import OfferEvent from '../models/offer_event.ts'
import OfferFile from '../models/offer_file.ts'
import {
  countOffers,
  filteredOffers,
  LISTED,
  searchedOnce,
  type OfferFilter,
} from './filtered_offers.ts'
import { everybody } from './offer_contents.ts'

export interface ListOffersInput extends OfferFilter {
  page?: number
  perPage?: number
}

/** One page of the offers that the actor may see, and how many of each status the rest of the filter lets through. */
export async function listOffers(scope: Scope, { page, perPage, ...asked }: ListOffersInput) {
  const filter = await searchedOnce(scope, asked)
  const counts = await countOffers(scope, filter)
  const shown = new Set(filter.status?.length ? filter.status : OFFER_STATUSES)
  const total = [...shown].reduce((sum, status) => sum + counts[status], 0)
  const listed = await pageOfModels(scope, filteredOffers(scope, filter), {
    page,
    perPage,
    columns: LISTED,
    total,
  })
  return { ...listed, counts }
}

/** Who and what these offers speak of, by id: one read for all of them. */
export interface OfferContext {
  workers: ReadonlyMap<string, { id: string; displayName: string; email: string | null }>
  packages: ReadonlyMap<string, PackageHeadline>
  users: ReadonlyMap<string, { id: string; displayName: string }>
  company: { id: string; name: string; logoUrl: string | null; mainColor: string }
  /** By offer: the attachments in the order in which they were added, and the events, oldest first. */
  files: ReadonlyMap<string, OfferFile[]>
  updates: ReadonlyMap<string, OfferEvent[]>
  /** The offers that were sent with the picture of a signature. */
  signed: ReadonlySet<string>
}

interface PackageHeadline {
  nomFonction: string
  packageType: string
  salaireBrut: number
  salaireNet: number
  coutEmployeurAnnuel: number
}

export async function contextOf(scope: Scope, offers: readonly Offer[]): Promise<OfferContext> {
  const all = (pick: (offer: Offer) => string | null) => [
    ...new Set(offers.flatMap((offer) => pick(offer) ?? [])),
  ]

  const workers = await visibleWorkers(everybody(scope)).whereIn(
    'id',
    all(({ workerId }) => workerId)
  )
  const packages = await visiblePackages(everybody(scope))
    .select('id', 'nom_fonction', 'package_type')
    .select('salaire_brut', 'salaire_net', 'cout_employeur_annuel')
    .whereIn(
      'id',
      all(({ packageId }) => packageId)
    )
  const users = await findUserNames(
    scope,
    all(({ createdBy }) => createdBy)
  )
  const ids = offers.map(({ id }) => id)
  const { name, logoUrl, mainColor } = await findCompany(scope)
  return {
    company: { id: scope.companyId, name, logoUrl, mainColor },
    files: byOffer(await OfferFile.query().whereIn('offer_id', ids).orderBy('id')),
    updates: byOffer(
      await OfferEvent.query()
        .select('id', 'offer_id', 'status', 'at')
        .whereIn('offer_id', ids)
        .orderBy('id')
    ),
    signed: await signedAmong(ids),
    workers: byId(
      workers.map(({ id, firstName, lastName, email }) => ({
        id,
        displayName: `${firstName} ${lastName}`,
        email,
      }))
    ),
    packages: new Map(
      packages.map((row) => [
        row.id,
        {
          nomFonction: row.nomFonction,
          packageType: row.packageType,
          salaireBrut: Number(row.salaireBrut),
          salaireNet: Number(row.salaireNet),
          coutEmployeurAnnuel: Number(row.coutEmployeurAnnuel),
        },
      ])
    ),
    users: byId(users),
  }
}

/** Read as one field of what was sent, which holds a whole package besides. */
async function signedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await Offer.query()
    .select('id')
    .whereIn('id', [...ids])
    .whereRaw(`sent #>> '{signer,signatureKey}' is not null`)
  return new Set(rows.map(({ id }) => id))
}

function byOffer<T extends { offerId: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  return Map.groupBy(rows, ({ offerId }) => offerId)
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
