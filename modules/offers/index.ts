import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchOffers } from './queries/search_offers.ts'

export const manifest: Manifest = { name: 'offers', endpoints, search: [searchOffers] }

export { OffersOnPackages } from './actions/offers_on_packages.ts'
