import type { Scope } from '#modules/shared/tenancy/scope'
import { findSigningSettings } from './find_settings.ts'
import type { OpenedSigning } from './opened_signing.ts'

/** Whether a signer types a code before they sign: as the company settled, and always where a link was handed over. */
export async function asksCode(scope: Scope, { isHanded }: OpenedSigning): Promise<boolean> {
  return isHanded || (await findSigningSettings(scope)).asksCode
}
