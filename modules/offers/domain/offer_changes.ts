import type { Locale } from '#modules/shared/tenancy/scope'

/** What a person decides about an offer, as the API names it. */
export interface OfferContent {
  workerId: string | null
  packageId: string | null
  language: Locale
  validityDateStr: string | null
  includeVariableCompensation: boolean
  signerId: string | null
  body: unknown
  message: string
}

/** What the candidate was told; a change of it makes an offer that was sent a draft again. */
const MATTERS: ReadonlySet<keyof OfferContent> = new Set([
  'workerId',
  'packageId',
  'language',
  'includeVariableCompensation',
  'signerId',
  'body',
])

/** The fields that differ, and whether what was sent still stands. */
export interface OfferChanges {
  fields: (keyof OfferContent)[]
  matters: boolean
}

/**
 * What a change changes. The personal words of the mail do not matter to what was sent, nor does a later last day;
 * an earlier one takes back what was offered.
 */
export function changesOf(before: OfferContent, after: OfferContent): OfferChanges {
  const fields = (Object.keys(after) as (keyof OfferContent)[]).filter(
    (field) => textOf(before[field]) !== textOf(after[field])
  )
  const isEarlier = (after.validityDateStr ?? '') < (before.validityDateStr ?? '')
  return { fields, matters: fields.some((field) => MATTERS.has(field)) || isEarlier }
}

/** Whether two texts say the same in the same way. */
export function isSameText(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

/** jsonb gives keys back in an order of its own. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )
}
