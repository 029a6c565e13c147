import { BENEFITS, flagOf, validate, type ComputeError } from '#modules/compute/pure'

/** Fields of a package that a pack writes: the switch of each benefit, and what is said of it. */
export type PackFields = Record<string, unknown>

/** What a pack may say: switches and values, no lists to choose from and no other part of a package. */
const ALLOWED: ReadonlySet<string> = new Set(
  BENEFITS.flatMap(({ name, fields }) => [
    flagOf('has', name),
    ...Object.entries(fields).flatMap(([field, { kind, typed }]) =>
      kind === 'list' ? [] : typed ? [field, `${field}InputType`] : [field]
    ),
  ])
)

/**
 * Why a pack is not accepted: a field that is none of a benefit, nothing that is had, or what the engine refuses of it in a
 * package under the law of a day.
 *
 * @param date the day whose law applies, `YYYY-MM-DD`
 */
export function checkPack(fields: PackFields, date: string): ComputeError[] {
  const unknown = Object.keys(fields).filter((field) => !ALLOWED.has(field))
  if (unknown.length > 0)
    return unknown.map((field) => ({ code: 'unknown_field', path: `benefits.${field}` }))
  if (!BENEFITS.some(({ name }) => fields[flagOf('has', name)] === true))
    return [{ code: 'required', path: 'benefits' }]
  const base = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 }
  return validate({ date, package: { ...base, ...fields } }).flatMap(({ path, ...error }) =>
    path.startsWith('package.') ? [{ ...error, path: path.replace('package.', 'benefits.') }] : []
  )
}
