export type AddressProofPurpose = 'FRESH_PROOF' | 'ONBOARDING'

const MINUTE_MS = 60_000

/** As long as a form takes that waits for the code; a mail may be slow. */
const ADDRESS_PROOF_MINUTES = 30

export function addressProofEnd(now: number): number {
  return now + ADDRESS_PROOF_MINUTES * MINUTE_MS
}
