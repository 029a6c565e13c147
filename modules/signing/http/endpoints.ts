import type { Endpoint } from '#modules/shared/http/endpoint'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import {
  casefileSchema,
  comingBackSchema,
  documentTextSchema,
  leavingSchema,
  levelsSchema,
  sentCodeSchema,
  signerLinkSchema,
  signingPageSchema,
  signingSettingsSchema,
  waitingSchema,
} from './signing_schemas.ts'
import {
  acceptSimpleValidator,
  askCodeValidator,
  comeBackValidator,
  confirmCodeValidator,
  extendValidator,
  refuseValidator,
  replaceSignerValidator,
  sendCasefileValidator,
  signingSettingsValidator,
  signValidator,
} from './signing_validators.ts'

const signer = () => import('./signer_controller.ts')
const qualified = () => import('./qualified_controller.ts')
const sending = () => import('./sending_controller.ts')
const settings = () => import('./signing_settings_controller.ts')

const reads = { audience: 'employer', can: 'casefiles.read', feature: 'documents' } as const
/** What waits for one's own signature, whatever one may see besides. */
const own = { audience: 'employer', can: 'account.read', feature: 'documents' } as const
const writes = { audience: 'employer', can: 'casefiles.write', feature: 'documents' } as const
const settles = {
  audience: 'employer',
  can: 'signing-settings.write',
  feature: 'documents',
} as const
const opened = { audience: 'public', limit: 'opened' } as const

export const endpoints: Endpoint[] = [
  ...signerEndpoints(),
  {
    method: 'POST',
    path: '/casefile/:id/send',
    handler: [sending, 'send'],
    ...writes,
    waits: true,
    draws: true,
    summary:
      'Send it to be signed in a browser; refused with everything that is missing, and where a document is to be signed by hand',
    body: sendCasefileValidator,
    response: casefileSchema,
  },
  {
    method: 'GET',
    path: '/casefile/:id/levels',
    handler: [sending, 'levels'],
    ...reads,
    summary: 'The level of signature that each document would be sent at, and what may be chosen',
    response: levelsSchema,
  },
  {
    method: 'POST',
    path: '/casefile/:id/remind',
    handler: [sending, 'remind'],
    ...writes,
    summary: 'Remind those whose turn it is to sign',
    response: casefileSchema,
  },
  {
    method: 'POST',
    path: '/casefile/:id/extend',
    handler: [sending, 'extend'],
    ...writes,
    summary: 'Give more time to sign',
    body: extendValidator,
    response: casefileSchema,
  },
  {
    method: 'POST',
    path: '/casefile/:id/signers/:signerId/replace',
    handler: [sending, 'replace'],
    ...writes,
    summary: 'Put another signer in the place of one who has not signed',
    body: replaceSignerValidator,
    response: casefileSchema,
  },
  {
    method: 'POST',
    path: '/casefile/:id/signers/:signerId/link',
    handler: [sending, 'link'],
    ...writes,
    summary: 'Make a private link to give to a signer; it asks for a code',
    response: signerLinkSchema,
  },
  {
    method: 'GET',
    path: '/signing/waiting',
    handler: [sending, 'waiting'],
    ...own,
    summary: 'Everything that waits for the own signature',
    response: waitingSchema,
  },
  {
    method: 'POST',
    path: '/signing/waiting/:signerId/link',
    handler: [sending, 'ownLink'],
    ...own,
    summary: 'Make a private link to what waits for the own signature',
    response: signerLinkSchema,
  },
  {
    method: 'GET',
    path: '/signing-settings',
    handler: [settings, 'show'],
    ...reads,
    summary: 'What is settled for signing: levels, reminders, days, codes',
    response: signingSettingsSchema,
  },
  {
    method: 'PUT',
    path: '/signing-settings',
    handler: [settings, 'update'],
    ...settles,
    summary: 'Change what is settled for signing; what was sent keeps its levels',
    body: signingSettingsValidator,
    response: signingSettingsSchema,
  },
  {
    method: 'POST',
    path: '/signing-settings/accept-simple',
    handler: [settings, 'acceptSimple'],
    ...settles,
    summary: 'Say yes to simple signatures of contracts, having read what they mean',
    body: acceptSimpleValidator,
    response: signingSettingsSchema,
  },
]

/** A casefile as its signers read, sign and refuse it, from private links. */
function signerEndpoints(): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/out/signing/:link/open',
      handler: [signer, 'open'],
      audience: 'public',
      limit: 'secret',
      summary: 'Exchange the secret of a signer’s link for a cookie that opens this casefile',
      body: openLinkValidator,
      response: signingPageSchema,
    },
    {
      method: 'GET',
      path: '/out/signing/:link',
      handler: [signer, 'show'],
      ...opened,
      summary: 'The casefile that this browser opened to sign it',
      response: signingPageSchema,
    },
    {
      method: 'GET',
      path: '/out/signing/:link/documents/:documentId/text',
      handler: [signer, 'text'],
      ...opened,
      summary: 'The text of a document; null of an uploaded PDF',
      response: documentTextSchema,
    },
    {
      method: 'GET',
      path: '/out/signing/:link/documents/:documentId/pdf',
      handler: [signer, 'pdf'],
      ...opened,
      waits: true,
      summary: 'A document as it is shown; once all have signed, the sealed copy',
      response: ['application/pdf'],
    },
    {
      method: 'GET',
      path: '/out/signing/:link/documents/:documentId/certificate',
      handler: [signer, 'certificate'],
      ...opened,
      waits: true,
      summary:
        'The certificate of a document that was signed with certificates of persons, once it is sealed',
      response: ['application/pdf'],
    },
    {
      method: 'POST',
      path: '/out/signing/:link/code',
      handler: [signer, 'code'],
      ...opened,
      summary: 'Send the signer a code, by mail or as a text message',
      body: askCodeValidator,
      status: 202,
      response: sentCodeSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/confirm-code',
      handler: [signer, 'confirmCode'],
      ...opened,
      waits: true,
      summary: 'Type the code that was sent',
      body: confirmCodeValidator,
      response: signingPageSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/sign',
      handler: [signer, 'sign'],
      ...opened,
      long: true,
      summary: 'Sign everything as it was shown; asked again, it is answered the same',
      body: signValidator,
      response: signingPageSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/qualified',
      handler: [qualified, 'start'],
      ...opened,
      long: true,
      summary: 'Agree, and leave to sign everything with a certificate of one’s own',
      body: signValidator,
      response: leavingSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/qualified/:attemptId',
      handler: [qualified, 'comeBack'],
      ...opened,
      waits: true,
      summary: 'Come back from the provider of signatures, in the browser that left',
      body: comeBackValidator,
      response: comingBackSchema,
    },
    {
      method: 'GET',
      path: '/out/signature/callback',
      handler: [qualified, 'callback'],
      audience: 'front',
      summary:
        'Where a provider of signatures leads back to, for all companies; leads on to the signer’s page',
    },
    {
      method: 'POST',
      path: '/out/signing/:link/refuse',
      handler: [signer, 'refuse'],
      ...opened,
      summary: 'Refuse to sign, with a reason that all are told',
      body: refuseValidator,
      response: signingPageSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/paper',
      handler: [signer, 'paper'],
      ...opened,
      summary: 'Say that one would rather sign by hand',
      response: signingPageSchema,
    },
    {
      method: 'POST',
      path: '/out/signing/:link/form',
      handler: [signer, 'form'],
      ...opened,
      summary:
        'Make a private link to what the worker has still to tell, once all have signed; not found where nothing is missing',
      response: signerLinkSchema,
    },
  ]
}
