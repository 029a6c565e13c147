import { findUserNames } from '#modules/accounts/index'
import { visiblePackages } from '#modules/packages/index'
import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { OFFER_STATUSES } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
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
  const counted = [...shown].reduce((total, status) => total + counts[status], 0)
  const listed = await pageOfModels(scope, filteredOffers(scope, filter), {
    page,
    perPage,
    columns: LISTED,
    counted,
  })
  return { ...listed, counts }
}

/** Who and what these offers speak of, by id: one read for all of them. */
export interface OfferContext {
  workers: ReadonlyMap<string, { id: string; displayName: string; email: string | null }>
  packages: ReadonlyMap<string, PackageHeadline>
  users: ReadonlyMap<string, { id: string; displayName: string }>
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
  return {
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

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
