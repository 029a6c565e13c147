import type { Scope } from '#modules/shared/tenancy/scope'
import CasefileSigner from '../models/casefile_signer.ts'

/** Who is asked to sign for the company at this address and has not answered, of all its casefiles. */
export function employerSignersAt(_scope: Scope, email: string): Promise<CasefileSigner[]> {
  return CasefileSigner.query()
    .where('role', 'EMPLOYER')
    .whereIn('status', ['INVITED', 'OPENED'])
    .whereRaw('lower(email) = lower(?)', [email])
    .orderBy('invited_at')
    .orderBy('id')
}
