import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { SIGNATURE_MAX_BYTES } from '../domain/signature.ts'
import { addressesSchema, addressSchema, addressValidator } from './address_validators.ts'
import { shownPictureValidator } from './company_validators.ts'
import { signerSchema, signersSchema, signerValidator } from './signer_validators.ts'

const signers = () => import('./signers_controller.ts')
const addresses = () => import('./addresses_controller.ts')

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
  {
    method: 'GET',
    path: '/signers/:id/signature',
    handler: [signers, 'signature'],
    audience: 'employer',
    can: 'company.write',
    waits: true,
    summary: 'The picture of a signature',
    query: shownPictureValidator,
    response: ['image/png', 'image/jpeg'],
  },
  {
    method: 'PUT',
    path: '/signers/:id/signature',
    handler: [signers, 'sign'],
    audience: 'employer',
    can: 'company.write',
    waits: true,
    summary: 'Give a signer a signature: the body is a PNG or JPEG of at most 512 kB',
    bytes: { most: SIGNATURE_MAX_BYTES, tooLarge: 'E_SIGNATURE_REFUSED' },
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/signers/:id/signature',
    handler: [signers, 'unsign'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Take a signer’s signature away',
    status: 204,
  },
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
