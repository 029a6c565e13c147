import type { TemplateVariable } from '#modules/templates/index'

/** Why an offer cannot be sent; `variable` names what its text needs and is unknown. */
export type SendingProblem =
  | { path: 'workerId' | 'worker.email' | 'packageId' | 'body'; code: 'required' }
  | { path: 'validityDateStr'; code: 'required' | 'past' }
  | { path: `body.${TemplateVariable}`; code: 'unknown_fact'; variable: TemplateVariable }
  | { path: `body.{{${string}}}`; code: 'unknown_variable'; variable: string }

/** What there is of an offer. */
export interface ToBeSent {
  worker: { email: string | null } | null
  pack: object | null
  /** Whether its text says anything. */
  hasText: boolean
  missing: readonly TemplateVariable[]
  /** Names between double braces that are no variable: the candidate would read them as they stand. */
  unknown: readonly string[]
  validityDate: string | null
  today: string
}

/** Everything that keeps an offer from being sent, in the order of the screen; empty when it can leave. */
export function sendingProblems({
  worker,
  pack,
  hasText,
  missing,
  unknown,
  validityDate,
  today,
}: ToBeSent): SendingProblem[] {
  const problems: SendingProblem[] = []
  if (!worker) problems.push({ path: 'workerId', code: 'required' })
  else if (!worker.email) problems.push({ path: 'worker.email', code: 'required' })
  if (!pack) problems.push({ path: 'packageId', code: 'required' })
  if (!hasText) problems.push({ path: 'body', code: 'required' })
  for (const variable of missing)
    if (!isToldAbove(variable, { worker, pack, validityDate }))
      problems.push({ path: `body.${variable}`, code: 'unknown_fact', variable })
  for (const variable of unknown)
    problems.push({ path: `body.{{${variable}}}`, code: 'unknown_variable', variable })
  if (validityDate === null) problems.push({ path: 'validityDateStr', code: 'required' })
  else if (validityDate < today) problems.push({ path: 'validityDateStr', code: 'past' })
  return problems
}

/** Who is told that there is no worker need not be told that their name is unknown. */
function isToldAbove(
  variable: TemplateVariable,
  { worker, pack, validityDate }: Pick<ToBeSent, 'worker' | 'pack' | 'validityDate'>
): boolean {
  if (variable.startsWith('worker.')) return !worker || variable === 'worker.email'
  if (variable.startsWith('package.')) return !pack
  return variable === 'offer.validityDate' && validityDate === null
}
