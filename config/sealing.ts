import env from '#backend/start/env'
import { frontAddress } from '#config/app'

/**
 * What seals signed documents. `SEAL_FOLDER` holds a development authority, made at the first run; an installation with a
 * seal of its own has `SEAL_P12`, the certificates to be believed in `SEAL_CERTIFICATES` and a time-stamp authority.
 */
export default {
  folder: env.get('SEAL_FOLDER'),
  /** A PKCS#12 file by its path, or its bytes as base64. */
  p12: env.get('SEAL_P12')?.release(),
  p12Password: env.get('SEAL_P12_PASSWORD')?.release() ?? '',
  /** A file of PEM, or PEM: roots of seal, time stamps and signers, and the seals themselves, former ones too. */
  certificates: env.get('SEAL_CERTIFICATES'),
  /** Asked in turn. */
  timeStampUrls: (env.get('TSA_URL') ?? '').split(',').flatMap((url) => url.trim() || []),
  /** Where persons have certificates of their own; an address that lacks its client or secret is none. */
  provider: {
    url: env.get('CSC_URL')?.replace(/\/$/, ''),
    clientId: env.get('CSC_CLIENT_ID'),
    clientSecret: env.get('CSC_SECRET')?.release(),
    /** Of the product's own address: a provider leads back to fixed ones only. */
    callbackUrl: `${frontAddress}/api/out/signature/callback`,
  },
}
