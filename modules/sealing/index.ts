import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'sealing', endpoints }

export { sealDocument, type DocumentToSeal, type SealedDocument } from './actions/seal_document.ts'
export { digestToSign, embedQualified, prepareQualified } from './actions/sign_qualified.ts'
export {
  IDENTIFICATIONS,
  SIGNATURE_LEVELS,
  type CertificatePage,
  type CertifiedSigner,
  type Identification,
  type SignatureLevel,
  type SignedDocument,
} from './domain/certificate_page.ts'
export type { Verdict } from './domain/verdict.ts'
export { SealMisconfigured, SealUnavailable } from './keys/signer.ts'
export { CscRefused, type Leading, type PersonCertificate } from './qualified/csc_client.ts'
export { isTrusted, ownerOf, type CertificateOwner } from './qualified/person.ts'
export { providerCallback, signatureProvider } from './qualified/provider.ts'
export { checkSeal, hasSeal, isDevelopmentSeal, readTrust } from './seal.ts'
export { verifySealed } from './verify/verify_sealed.ts'
