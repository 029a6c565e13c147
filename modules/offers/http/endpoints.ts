import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { FILE_MAX_BYTES } from '../domain/offer_file.ts'
import { candidateEndpoints } from './candidate_endpoints.ts'
import { candidateOfferSchema } from './candidate_schemas.ts'
import { pdfEndpoints } from './pdf_endpoints.ts'
import {
  bulkSchema,
  offerFileSchema,
  offerLinkSchema,
  offerPageSchema,
  offerSchema,
  offerSettingsSchema,
} from './schemas.ts'
import {
  addOfferFileValidator,
  bulkOffersValidator,
  createOfferValidator,
  duplicateOfferValidator,
  endOfferValidator,
  extendOfferValidator,
  listOffersValidator,
  offerSettingsValidator,
  previewOfferValidator,
  seenOfferValidator,
  updateOfferValidator,
} from './validators.ts'

const offers = () => import('./offers_controller.ts')
const steps = () => import('./offer_steps_controller.ts')
const files = () => import('./offer_files_controller.ts')
const settings = () => import('./offer_settings_controller.ts')

/** Offers as the employer's desk works on them. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/offers',
    handler: [offers, 'index'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary:
      'Offers of a filter with how many there are of each status, last changed first unless told',
    query: listOffersValidator,
    response: offerPageSchema,
  },
  {
    method: 'POST',
    path: '/offers',
    handler: [offers, 'store'],
    audience: 'employer',
    can: 'offers.write',
    feature: 'offers',
    summary: 'Prepare an offer from nothing, a package or another offer',
    body: createOfferValidator,
    status: 201,
    response: offerSchema,
  },
  {
    method: 'POST',
    path: '/offers/bulk',
    handler: [steps, 'bulk'],
    heavy: true,
    audience: 'employer',
    // What reaches a candidate asks for `offers.send` besides (its controller).
    can: 'offers.write',
    feature: 'offers',
    summary: 'Do the same with many offers, named or of a filter; what cannot be done is named',
    body: bulkOffersValidator,
    response: bulkSchema,
  },
  {
    method: 'GET',
    path: '/offers/:id',
    handler: [offers, 'show'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary: 'One offer with its text, its attachments and its timeline',
    response: offerSchema,
  },
  {
    method: 'PUT',
    path: '/offers/:id',
    handler: [offers, 'update'],
    audience: 'employer',
    can: 'offers.write',
    feature: 'offers',
    summary: 'Change an offer; a change that matters to what was sent makes it a draft again',
    body: updateOfferValidator,
    response: offerSchema,
  },
  {
    method: 'DELETE',
    path: '/offers/:id',
    handler: [offers, 'destroy'],
    audience: 'employer',
    can: 'offers.write',
    feature: 'offers',
    summary: 'Remove a draft',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/offers/:id/preview',
    handler: [offers, 'preview'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary: 'The offer as its candidate sees it',
    query: previewOfferValidator,
    response: candidateOfferSchema,
  },
  ...pdfEndpoints,
  ...stepEndpoints(),
  ...candidateEndpoints,
  ...fileEndpoints(),
  {
    method: 'GET',
    path: '/offer-settings',
    handler: [settings, 'show'],
    audience: 'employer',
    can: 'offers.read',
    feature: 'offers',
    summary: 'What the company settles for all its offers',
    response: offerSettingsSchema,
  },
  {
    method: 'PUT',
    path: '/offer-settings',
    handler: [settings, 'update'],
    audience: 'employer',
    can: 'offer-settings.write',
    feature: 'offers',
    summary: 'Change it; refused when it changed since it was read',
    body: offerSettingsValidator,
    response: offerSettingsSchema,
  },
]

/** From draft to contract. */
function stepEndpoints(): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/offers/:id/send',
      handler: [steps, 'send'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Send an offer to its candidate; refused with everything that is missing',
      body: seenOfferValidator,
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/resend',
      handler: [steps, 'resend'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Mail it once more, with another link',
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/extend',
      handler: [steps, 'extend'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Let it be accepted until a later day',
      body: extendOfferValidator,
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/retract',
      handler: [steps, 'retract'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Take it back; the candidate is told',
      body: endOfferValidator,
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/reject',
      handler: [steps, 'reject'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Note that the candidate said no',
      body: endOfferValidator,
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/duplicate',
      handler: [offers, 'duplicate'],
      audience: 'employer',
      can: 'offers.write',
      feature: 'offers',
      summary: 'Prepare another offer like it',
      body: duplicateOfferValidator,
      status: 201,
      response: offerSchema,
    },
    {
      method: 'POST',
      path: '/offers/:id/link',
      handler: [steps, 'link'],
      audience: 'employer',
      can: 'offers.send',
      feature: 'offers',
      summary: 'Make another private link to it; its address is answered this once',
      status: 201,
      response: offerLinkSchema,
    },
  ]
}

/** Attachments. */
function fileEndpoints(): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/offers/:id/files',
      handler: [files, 'store'],
      audience: 'employer',
      can: 'offers.write',
      feature: 'offers',
      waits: true,
      summary: 'Attach a file: the body is a PDF, PNG or JPEG of at most 5 MB',
      query: addOfferFileValidator,
      bytes: { most: FILE_MAX_BYTES, tooLarge: 'E_FILE_REFUSED' },
      status: 201,
      response: offerFileSchema,
    },
    {
      method: 'GET',
      path: '/offers/:id/files/:fileId',
      handler: [files, 'show'],
      audience: 'employer',
      can: 'offers.read',
      feature: 'offers',
      waits: true,
      summary: 'An attachment, to be shown',
      response: ['application/pdf', 'image/png', 'image/jpeg'],
    },
    {
      method: 'DELETE',
      path: '/offers/:id/files/:fileId',
      handler: [files, 'destroy'],
      audience: 'employer',
      can: 'offers.write',
      feature: 'offers',
      summary: 'Take an attachment off',
      response: removedSchema,
    },
  ]
}
