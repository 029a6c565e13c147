import type { Bareme } from './bareme.ts'
import type { Fact, FactKey } from './fact.ts'

/** Who is under a joint committee: it may be for manual workers alone. */
export type Statut = 'EMPLOYE' | 'OUVRIER'

/**
 * A joint committee as data: what is known of it, each fact with its days and its source. What stands here computes;
 * what does not is a gap, which the committee's page names and a company fills with figures of its own.
 */
export interface Committee {
  /** `BECP302`, as a package names it. */
  readonly code: string
  /** The kinds of work whose facts these are. */
  readonly statuts: readonly Statut[]
  readonly facts: Readonly<Partial<Record<FactKey, Fact>>>
  readonly bareme?: Bareme
  /** ONSS employer categories of its companies. */
  readonly categories: readonly string[]
  /** The one of nearly all of them, which stands in unless the company tells its own. */
  readonly categorie?: string
  /**
   * What is withheld from the year-end premium is not the ordinary contribution and tax, and not known here: its net
   * amount is a gap.
   */
  readonly retenuesInconnues?: true
}

/** The number of a committee as its page and its texts name it: `302`, `140.03`. */
export function numberOf({ code }: Pick<Committee, 'code'>): string {
  return code.replace(/^BECP(\d{3})(\d{2})?$/, (_, main: string, sub?: string) =>
    sub === undefined ? main : `${main}.${sub}`
  )
}
