import { inTenant, inTenantSnapshot } from './unit_of_work.ts'
import type { Acting, Locale, Scope } from './scope.ts'

/** What every job and workflow input starts with, so that its scope can be restored. */
export interface BackgroundInput {
  companyId: string
  requestId: string
  locale?: Locale
}

/** Opens the unit of work of a job: `asJob('print-package', input, (scope) => …)`. */
export function asJob<T>(
  name: string,
  input: BackgroundInput,
  work: (scope: Scope) => Promise<T>
): Promise<T> {
  return asSystem(`job:${name}`, input, work)
}

/** Reads as a person would, for up to some minutes, what stood there at one moment. */
export function inSnapshot<T>(
  { companyId, requestId, locale = 'fr' }: BackgroundInput,
  acting: Acting,
  minutes: number,
  read: (scope: Scope) => Promise<T>
): Promise<T> {
  return inTenantSnapshot(companyId, minutes, (trx) =>
    read({ companyId, requestId, locale, ...acting, trx })
  )
}

/** Opens the unit of work of a workflow's activity. */
export function asWorkflow<T>(
  name: string,
  input: BackgroundInput,
  work: (scope: Scope) => Promise<T>
): Promise<T> {
  return asSystem(`workflow:${name}`, input, work)
}

/** For operators' commands and seeders: one company, with the reason that the audit log will show. */
export function forSystem<T>(
  reason: string,
  companyId: string,
  work: (scope: Scope) => Promise<T>
): Promise<T> {
  return asSystem(reason, { companyId, requestId: `system-${reason}` }, work)
}

/**
 * Opens a unit of work of one company and one actor, as often as it is asked to. What takes it instead of a scope waits
 * for a service outside: it prepares in one unit, calls with none open, and notes in another, so that between them nothing
 * is held. It may be cut anywhere: done again it finds what was done (docs/adr/0031).
 */
export type InScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>

/** Units of work of one company and one person. */
export function unitsOf(scope: Omit<Scope, 'trx'>): InScope {
  return (work) => inTenant(scope.companyId, (trx) => work({ ...scope, trx }))
}

/** Units of work of a job. */
export function unitsOfJob(name: string, input: BackgroundInput): InScope {
  return (work) => asJob(name, input, work)
}

function asSystem<T>(
  reason: string,
  input: BackgroundInput,
  work: (scope: Scope) => Promise<T>
): Promise<T> {
  return inTenant(input.companyId, (trx) =>
    work({
      companyId: input.companyId,
      requestId: input.requestId,
      locale: input.locale ?? 'fr',
      actor: { kind: 'system', reason },
      visibility: 'everything',
      trx,
    })
  )
}
