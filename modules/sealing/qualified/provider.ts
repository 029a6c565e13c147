import settings from '#config/sealing'
import { CscClient } from './csc_client.ts'

/** The provider at which persons have certificates of their own; null where none is set up. */
export function signatureProvider(): CscClient | null {
  const { url, clientId, clientSecret } = settings.provider
  return url && clientId && clientSecret ? new CscClient({ url, clientId, clientSecret }) : null
}

/** Where it leads a browser back to, for all companies. */
export const providerCallback = () => settings.provider.callbackUrl
