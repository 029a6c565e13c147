import {
  compute,
  sameLaw,
  type ComputeAnswer,
  type ComputeRequest,
  type PackageType,
} from '#modules/compute/pure'

/** A package as it was asked and answered. */
export interface AnsweredPackage extends Pick<
  ComputeRequest,
  'company' | 'worker' | 'package' | 'date'
> {
  packageType: string
  lawset: { hash: string }
}

/**
 * The answer of a stored package once more, for what the stored one does not keep; `undefined` where the law known today
 * is another than that of the stored one: what two laws say must not stand side by side.
 */
export function answerAnew(pack: AnsweredPackage): ComputeAnswer | undefined {
  const { date, company, worker, package: fields, lawset } = pack
  const packageType = pack.packageType as PackageType
  const result = compute({ date, company, worker, package: { ...fields, packageType } })
  return result.ok && sameLaw(result.answer.lawset, lawset) ? result.answer : undefined
}
