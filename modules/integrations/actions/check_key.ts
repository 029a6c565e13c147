import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import { HR_KEY_FIELDS, HR_WITH_ADDRESS } from '../adapters/hr_key_fields.ts'
import { hrAddress } from '../adapters/hr_addresses.ts'
import {
  HrRefusal,
  type HrKey,
  type HrRefusalKind,
  type HrSystemName,
} from '../domain/hr_system.ts'
import type { CheckedKey } from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'

/** The sentence of what is wrong with a key. */
export type ExplainKey = (
  code:
    | 'required'
    | 'unknown'
    | 'address'
    | 'address_alone'
    | 'account'
    | 'same_account'
    | HrRefusalKind,
  names?: Record<string, string>
) => string

/** The fields of a key as a person typed them, by name. */
export type TypedKey = Readonly<Partial<Record<string, string>>>

/** As long as a person waits before a screen. */
const PATIENCE_MS = 20_000

/** Judges what a person typed of a key, and asks the system whether it is good: no unit of work is open. */
export async function checkKey(
  sources: HrSources,
  system: HrSystemName,
  typed: { address?: string; key: TypedKey },
  explain: ExplainKey
): Promise<Result<CheckedKey>> {
  const problems = keyProblems(system, typed, explain)
  if (problems.length > 0) return fail('E_VALIDATION', problems)
  const address = HR_WITH_ADDRESS.includes(system)
    ? hrAddress(system, typed.address ?? '')!
    : undefined
  const told = Object.entries(typed.key).flatMap(([name, value]) =>
    !value?.trim() ? [] : [[name, value.trim()]]
  )
  const key: HrKey = { ...(address && { address }), fields: Object.fromEntries(told) }
  return keyAsked(sources, system, explain, async () => key)
}

/**
 * Takes a key, and asks the system whether it is good: no unit of work is open.
 *
 * @param keep where the key is one that is kept already: keeps what the system renews of it
 */
export async function keyAsked(
  sources: HrSources,
  system: HrSystemName,
  explain: ExplainKey,
  take: (signal: AbortSignal) => Promise<HrKey>,
  keep: (renewed: HrKey) => Promise<void> = async () => {}
): Promise<Result<CheckedKey>> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    let key = await take(signal)
    const source = sources.open(system, key, {
      keepKey: async (renewed) => {
        key = renewed
        await keep(renewed)
      },
      signal,
    })
    const health = await source.check()
    return ok({ key, health })
  } catch (error) {
    const kind = error instanceof HrRefusal ? error.kind : isLate(error) ? 'unreachable' : null
    if (kind === null) throw error
    const path = kind === 'not_found' || kind === 'unreachable' ? 'address' : 'key'
    return fail('E_INTEGRATION_KEY', [{ path, code: kind, message: explain(kind) }])
  }
}

const isLate = (error: unknown) =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)

function keyProblems(
  system: HrSystemName,
  { address = '', key }: { address?: string; key: TypedKey },
  explain: ExplainKey
): FieldProblem[] {
  const fields = HR_KEY_FIELDS[system]
  const problem = (path: string, code: 'required' | 'unknown' | 'address') => ({
    path,
    code,
    message: explain(code),
  })
  const takesAddress = HR_WITH_ADDRESS.includes(system)
  return [
    ...(takesAddress && hrAddress(system, address) === null ? [problem('address', 'address')] : []),
    ...(!takesAddress && address !== '' ? [problem('address', 'unknown')] : []),
    ...fields.flatMap(({ name, isOptional }) =>
      !isOptional && !key[name]?.trim() ? [problem(`key.${name}`, 'required')] : []
    ),
    ...Object.keys(key).flatMap((name) =>
      !key[name] || fields.some((field) => field.name === name)
        ? []
        : [problem(`key.${name}`, 'unknown')]
    ),
  ]
}
