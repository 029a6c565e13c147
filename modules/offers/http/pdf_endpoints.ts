import type { Endpoint } from '#modules/shared/http/endpoint'
import { candidateOfferSchema } from './candidate_schemas.ts'

const pdfs = () => import('./offer_pdfs_controller.ts')

/** Offers on paper, for the employer. */
export const pdfEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/offers/:id/pdf',
    handler: [pdfs, 'pdf'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    waits: true,
    summary: 'The offer on paper, as it stands',
    response: ['application/pdf'],
    draws: true,
  },
  {
    method: 'GET',
    path: '/printed-offers/:link',
    handler: [pdfs, 'show'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary: 'The offer of a public name as its candidate sees it, to be printed by a browser',
    response: candidateOfferSchema,
  },
  {
    method: 'GET',
    path: '/printed-offers/:link/signature',
    handler: [pdfs, 'signature'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    waits: true,
    summary: 'The signature under it',
    response: ['image/png', 'image/jpeg'],
  },
]
