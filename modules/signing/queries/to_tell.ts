import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { missingSections, type WorkerFormSection } from '#modules/team/index'
import SigningCode from '../models/signing_code.ts'
import type { SigningSession } from './opened_signing.ts'

/** So long after their signature a worker is asked for what is missing here. */
const ASKED_FOR_DAYS = 30

/**
 * What a worker has still to tell once all have signed, which is when pay and social security may be asked for; nothing of
 * those who sign for the employer. A link that was handed over by hand shows it to who typed the code alone.
 */
export async function toTell(
  scope: Scope,
  { casefile, you, isHanded, sessionId }: SigningSession
): Promise<WorkerFormSection[]> {
  if (you.role !== 'WORKER' || you.signedAt === null || casefile.status === 'SIGNING') return []
  if (you.signedAt < DateTime.now().minus({ days: ASKED_FOR_DAYS })) return []
  if (isHanded && !(await SigningCode.confirmed(you.id, sessionId))) return []
  return missingSections(scope, casefile.workerId)
}
