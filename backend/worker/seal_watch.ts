import type { Logger } from '@adonisjs/core/logger'
import { unsealedCasefiles } from '#modules/signing/index'
import { listCompanies } from '#modules/shared/tenancy/list_companies'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { repeat } from './repeat.ts'

const LOOKS_EVERY_MS = 60 * 60_000

/**
 * Looks once an hour for casefiles that all have signed and nothing has sealed, and raises the alarm: one line at level
 * `error` for each. It looks at the database, so it also sees what no process tries any more.
 */
export function startSealWatch(logger: Logger): { stop(): Promise<void> } {
  return repeat(
    LOOKS_EVERY_MS,
    () => tellUnsealed(logger),
    (error) => logger.warn({ err: error }, 'seals: could not be looked for')
  )
}

export async function tellUnsealed(logger: Pick<Logger, 'error'>): Promise<void> {
  for (const { id: company } of await listCompanies())
    for (const { id: casefile, since } of await forSystem(
      'watch-seals',
      company,
      unsealedCasefiles
    ))
      logger.error({ company, casefile, since }, 'a signed casefile is not sealed')
}
