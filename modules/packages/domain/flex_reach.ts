import {
  compute,
  sameLaw,
  type ComputeRequest,
  type Flex,
  type PackageType,
} from '#modules/compute/pure'

/** A package as it was asked and answered. */
interface AnsweredPackage extends Pick<ComputeRequest, 'company' | 'worker' | 'package' | 'date'> {
  packageType: string
  lawset: { hash: string }
}

/**
 * How far the choices of a stored FLEX package reach. The stored answer does not keep it, so it is asked
 * anew; `undefined` for a FIX package, and where the law known today is another than that of the answer:
 * figures of two laws must not stand side by side.
 */
export function flexReach(pack: AnsweredPackage): Flex | undefined {
  if (pack.packageType !== 'FLEX') return undefined
  const { date, company, worker, package: fields, lawset } = pack
  const packageType = pack.packageType as PackageType
  const result = compute({ date, company, worker, package: { ...fields, packageType } })
  return result.ok && sameLaw(result.answer.lawset, lawset) ? result.answer.flex : undefined
}
