import { carAtnsSchema } from '#modules/packages/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import { candidateOfferSchema } from './candidate_schemas.ts'
import {
  acceptOfferValidator,
  configureOfferValidator,
  renderTextValidator,
  situationValidator,
} from './candidate_validators.ts'

const candidate = () => import('./candidate_controller.ts')
const files = () => import('./candidate_files_controller.ts')

/** An offer as its candidate reads, configures and accepts it, from a private link. */
export const candidateEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/out/offers/:link/open',
    handler: [candidate, 'open'],
    audience: 'public',
    limit: 'secret',
    summary: 'Exchange the secret of a private link for a cookie that opens this offer',
    body: openLinkValidator,
    response: candidateOfferSchema,
  },
  {
    method: 'GET',
    path: '/out/offers/:link',
    handler: [candidate, 'show'],
    audience: 'public',
    limit: 'opened',
    summary: 'The offer that this browser opened',
    response: candidateOfferSchema,
  },
  {
    method: 'PUT',
    path: '/out/offers/:link',
    handler: [candidate, 'update'],
    audience: 'public',
    limit: 'opened',
    summary: 'Choose benefits; refused when the package changed since it was seen',
    body: configureOfferValidator,
    response: candidateOfferSchema,
  },
  {
    method: 'PUT',
    path: '/out/offers/:link/worker',
    handler: [candidate, 'worker'],
    audience: 'public',
    limit: 'opened',
    summary: 'Tell the own household',
    body: situationValidator,
    response: candidateOfferSchema,
  },
  {
    method: 'PATCH',
    path: '/out/offers/:link/renderedText',
    handler: [candidate, 'text'],
    audience: 'public',
    limit: 'opened',
    summary: 'Write the text anew from its template, with the present figures',
    body: renderTextValidator,
    response: candidateOfferSchema,
  },
  {
    method: 'POST',
    path: '/out/offers/:link/accept',
    handler: [candidate, 'accept'],
    audience: 'public',
    limit: 'opened',
    summary: 'Accept the offer as it was seen; asked again, it is answered the same',
    body: acceptOfferValidator,
    response: candidateOfferSchema,
  },
  {
    method: 'GET',
    path: '/out/offers/:link/car-atns',
    handler: [candidate, 'carAtns'],
    audience: 'public',
    limit: 'opened',
    summary: 'The taxable benefit of each car on offer, EUR a month, by its id',
    response: carAtnsSchema,
  },
  {
    method: 'GET',
    path: '/out/offers/:link/signature',
    handler: [files, 'signature'],
    audience: 'public',
    limit: 'opened',
    waits: true,
    summary: 'The signature under the offer',
    response: ['image/png', 'image/jpeg'],
  },
  {
    method: 'GET',
    path: '/out/offers/:link/files/:fileId',
    handler: [files, 'show'],
    audience: 'public',
    limit: 'opened',
    waits: true,
    summary: 'An attachment, to be shown',
    response: ['application/pdf', 'image/png', 'image/jpeg'],
  },
  {
    method: 'GET',
    path: '/out/offers/:link/pdf',
    handler: [files, 'pdf'],
    audience: 'public',
    limit: 'opened',
    waits: true,
    summary: 'The offer on paper',
    response: ['application/pdf'],
    draws: true,
  },
]
