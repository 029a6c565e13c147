import type { Assumption } from '../../engine/law_set.ts'
import { MILLION, quotient, share } from '../../engine/money.ts'
import { precompte } from '../mois/precompte/index.ts'

/**
 * The income-tax Act of 15 July 2026 (Moniteur belge of 29 July 2026, p. 40196 and following) as far as its amounts
 * for 2027 reach the withholding tax. Annexe III of 2027 was not read: how it takes the Act in is derived here, and
 * what the Act does not touch stays that of 2026. Amounts that the Act leaves to an index are projected.
 */

const ACT = 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199'
const FROM = '2027-01-01'
const CHECKED = '2026-11-23'

/** Tax-free amount of 2027, a projection of the index. */
const EXEMPT = 12_050_00

/** Exempt amounts by number of children, income of 2026 before the Act and income of 2027 after it. */
const CHILDREN_BEFORE = [2030, 5230, 11_720, 18_970]
const CHILDREN_2027 = [2290, 5150, 11_440, 18_510]
/** The same for each child after the fourth. */
const NEXT_CHILD_BEFORE = 7240
const NEXT_CHILD_2027 = 7070
/** Handicap, other dependant, lone parent; and a dependent parent. */
const CHARGE_BEFORE = 2030
const CHARGE_2027 = 1980
const ASCENDANT_BEFORE = 6100
const ASCENDANT_2027 = 5950

const tauxPremiereTranche = latest(precompte.tauxTranches)[0]
const reductionsEnfants = latest(precompte.reductionsEnfants)

/** The figures of the withholding tax that the Act changes in 2027, in the units of the law. */
export const VOTED_2027: readonly Assumption[] = [
  {
    ...derived('tax-free amount ~12 050 (projected index) at the rate of the first bracket'),
    id: 'precompte.impotQuotiteExemptee',
    value: share(EXEMPT, tauxPremiereTranche),
  },
  {
    id: 'precompte.quotientConjugalMaximum',
    from: FROM,
    value: 10_110_00,
    source: `${ACT}: fixed amount of income year 2027`,
    confidence: 'official_quoted',
    checked: CHECKED,
  },
  {
    ...derived(
      'reductions of 2026 in proportion to the exempt amounts (2 290, 5 150, 11 440, 18 510)'
    ),
    id: 'precompte.reductionsEnfants',
    value: reductionsEnfants.map((each, i) =>
      inProportion(
        each,
        exempt(i + 1, CHILDREN_2027, NEXT_CHILD_2027),
        exempt(i + 1, CHILDREN_BEFORE, NEXT_CHILD_BEFORE)
      )
    ),
  },
  follows('reductionEnfantSupplementaire', NEXT_CHILD_2027, NEXT_CHILD_BEFORE),
  follows('reductionParentIsole', CHARGE_2027, CHARGE_BEFORE),
  follows('reductionHandicape', CHARGE_2027, CHARGE_BEFORE),
  follows('reductionConjointHandicape', CHARGE_2027, CHARGE_BEFORE),
  follows('reductionAutrePersonne', CHARGE_2027, CHARGE_BEFORE),
  follows('reductionAscendant', ASCENDANT_2027, ASCENDANT_BEFORE),
]

type Family =
  | 'reductionEnfantSupplementaire'
  | 'reductionParentIsole'
  | 'reductionHandicape'
  | 'reductionConjointHandicape'
  | 'reductionAutrePersonne'
  | 'reductionAscendant'

function follows(key: Family, after: number, before: number): Assumption {
  return {
    ...derived(`reduction of 2026 in proportion to the exempt amount (${after} after ${before})`),
    id: `precompte.${key}`,
    value: inProportion(latest(precompte[key]), after, before),
  }
}

function derived(how: string) {
  const source = `${ACT}: ${how}; annexe III of 2027 not read`
  return { from: FROM, source, confidence: 'derived' as const, checked: CHECKED }
}

/** What is exempt for some children. */
function exempt(children: number, table: readonly number[], next: number): number {
  const known = Math.min(children, table.length)
  return table[known - 1] + (children - known) * next
}

function inProportion(amount: number, after: number, before: number): number {
  return share(amount, quotient(after * MILLION, before))
}

/** The value of 2026, whatever comes after it. */
function latest<V>({ values }: { values: readonly { from: string; value: V | null }[] }): V {
  return values.findLast(({ from }) => from < FROM)!.value!
}
