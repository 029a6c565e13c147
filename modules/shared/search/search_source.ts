import type { Scope } from '#modules/shared/tenancy/scope'
import type { Right } from '#modules/shared/words/rights'

/** What is looked for: words, or things seen before, by id. Without either, nothing is found. */
export interface Wanted {
  search?: string
  ids?: string[]
  limit: number
}

/** One thing found. */
export interface Found {
  id: string
  title: string
  /** What tells it from its namesakes: an e-mail address, a category. */
  detail: string | null
}

/** One kind of thing that can be searched; its module says who may and where to look. */
export interface SearchSource {
  kind: 'worker' | 'package' | 'offer' | 'casefile' | 'benefit'
  can: Right
  find: (scope: Scope, wanted: Wanted) => Promise<Found[]>
}
