import type { Endpoint } from '#modules/shared/http/endpoint'
import { candidateOfferSchema } from './candidate_schemas.ts'

const papers = () => import('./offer_papers_controller.ts')

/** Offers on paper, for the employer. */
export const paperEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/offers/:id/pdf',
    handler: [papers, 'pdf'],
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
    handler: [papers, 'show'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary: 'The offer of a public name as its candidate sees it, to be printed by a browser',
    response: candidateOfferSchema,
  },
  {
    method: 'GET',
    path: '/printed-offers/:link/signature',
    handler: [papers, 'signature'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    waits: true,
    summary: 'The signature under it',
    response: ['image/png', 'image/jpeg'],
  },
]
