import { benefitOf, flagOf, FLEX_BENEFITS, listOf } from '#modules/compute/pure'

/**
 * A package as chosen, without what else could be: the figures are the same, and the engine does not look for the dearest
 * and the cheapest of all that is on offer, which takes most of its time.
 */
export function lean<T extends object>(fields: T): T {
  const has = fields as Record<string, unknown>
  const changes: Record<string, unknown> = {}
  for (const benefit of FLEX_BENEFITS) {
    if (has[flagOf('has', benefit)] !== true) changes[flagOf('can', benefit)] = false
    if (benefitOf(benefit).choice!.options) changes[listOf(benefit)] = []
  }
  return { ...fields, ...changes }
}
