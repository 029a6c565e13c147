import { presentSigners, visibleCasefiles, type Casefile } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import { dueStep, type CasefileDates, type DueStep } from '../domain/due_step.ts'
import { findSigningSettings } from './find_settings.ts'

/** After these a signer whose turn it is knows of the casefile and its last day. */
const WORDS = ['INVITED', 'REMINDED', 'EXTENDED']

/** What happens to a casefile by itself, seen at a moment (milliseconds since 1970); null for one that is gone. */
export async function findDueStep(scope: Scope, id: string, at: number): Promise<DueStep | null> {
  const casefile = await visibleCasefiles(scope).where('id', id).first()
  return casefile && dueStep(await datesOf(scope, casefile), at)
}

/** What decides what happens to a casefile by itself. */
export async function datesOf(scope: Scope, casefile: Casefile): Promise<CasefileDates> {
  const { id, status, lastDay, sentAt, createdAt } = casefile
  const { reminderDays } = await findSigningSettings(scope)
  const signers = await presentSigners(id)
  const subject = { type: 'casefile' as const, id }
  const lastWord = await latestOf(subject, WORDS).first()
  const byPeople = await latestOf(subject, ['SENT', 'EXTENDED', 'REMINDED'])
    .whereNotNull('user_id')
    .first()
  const byItself = await latestOf(subject, ['REMINDED'])
    .whereNull('user_id')
    .where('id', '>', byPeople?.id ?? '00000000-0000-0000-0000-000000000000')
  return {
    status,
    isSent: signers.some(({ invitedAt }) => invitedAt !== null),
    lastDay: lastDay?.toISODate() ?? null,
    reminderDays,
    reminders: byItself.length,
    lastWordAt: (lastWord?.at ?? sentAt ?? createdAt).toMillis(),
  }
}

/** Which casefiles of the company something may happen to. */
export async function sentCasefiles(scope: Scope): Promise<string[]> {
  const casefiles = await visibleCasefiles(scope)
    .select('id')
    .whereIn('status', ['SIGNING', 'SEALING'])
    .orderBy('id')
  return casefiles.map(({ id }) => id)
}
