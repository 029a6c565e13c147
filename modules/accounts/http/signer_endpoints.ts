import type { Endpoint } from '#modules/shared/http/endpoint'
import { pictureEndpoints } from '#modules/shared/http/picture_endpoints'
import { removedSchema } from '#modules/shared/http/removed'
import { CONTACT_PHOTO } from '../domain/contact_photo.ts'
import { SIGNATURE } from '../domain/signature.ts'
import { addressesSchema, addressSchema, addressValidator } from './address_validators.ts'
import { signerSchema, signersSchema, signerValidator } from './signer_validators.ts'

const signers = () => import('./signers_controller.ts')
const addresses = () => import('./addresses_controller.ts')

const keeping = { audience: 'employer', can: 'company.write' } as const

/** Who signs for the company, and its addresses beside its seat. */
export const signerEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/signers',
    handler: [signers, 'index'],
    audience: 'employer',
    can: 'account.read',
    summary: 'Who signs for the company, by name',
    response: signersSchema,
  },
  {
    method: 'POST',
    path: '/signers',
    handler: [signers, 'store'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Add a signer of the company',
    body: signerValidator,
    status: 201,
    response: signerSchema,
  },
  {
    method: 'PUT',
    path: '/signers/:id',
    handler: [signers, 'update'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Change what is known of a signer',
    body: signerValidator,
    response: signerSchema,
  },
  {
    method: 'DELETE',
    path: '/signers/:id',
    handler: [signers, 'destroy'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Take a signer off the list; what they signed stays',
    response: removedSchema,
  },
  ...pictureEndpoints({
    path: '/signers/:id/signature',
    controller: () => import('./signature_controller.ts'),
    reading: keeping,
    writing: keeping,
    bytes: SIGNATURE,
    says: {
      show: 'The picture of a signature',
      give: 'Give a signer a signature: the body is a PNG or JPEG of at most 512 kB',
      remove: 'Take a signer’s signature away',
    },
  }),
  ...pictureEndpoints({
    path: '/signers/:id/photo',
    controller: () => import('./signer_photo_controller.ts'),
    reading: { audience: 'employer', can: 'account.read' },
    writing: keeping,
    bytes: CONTACT_PHOTO,
    says: {
      show: 'The face of a signer, as candidates see it',
      give: 'Give a signer a face: the body is a PNG or JPEG of at most 2 MB and 4,000 pixels',
      remove: 'Take a signer’s face away',
    },
  }),
  {
    method: 'GET',
    path: '/company/addresses',
    handler: [addresses, 'index'],
    audience: 'employer',
    can: 'account.read',
    summary: 'The company’s addresses beside its seat',
    response: addressesSchema,
  },
  {
    method: 'POST',
    path: '/company/addresses',
    handler: [addresses, 'store'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Add an address',
    body: addressValidator,
    status: 201,
    response: addressSchema,
  },
  {
    method: 'PUT',
    path: '/company/addresses/:id',
    handler: [addresses, 'update'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Change an address',
    body: addressValidator,
    response: addressSchema,
  },
  {
    method: 'DELETE',
    path: '/company/addresses/:id',
    handler: [addresses, 'destroy'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Remove an address',
    response: removedSchema,
  },
]
