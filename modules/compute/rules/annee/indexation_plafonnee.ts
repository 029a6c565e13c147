import {
  exactQuotient,
  MILLION,
  quotient,
  sharesOf,
  type Cents,
  type Ppm,
} from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'

/*
 * Programme Act of 30 May 2026 (MB 1 June 2026, p. 29687), from 1 June 2026: of an index, the first 2 % of a period
 * apply up to 4,000 € a month at full time only; what exceeds them applies to the whole pay.
 */

/** One step of the index on a gross pay of a month, for the hours worked. */
export interface Etape {
  readonly brut: Cents
  /** Hours worked and at full time: the limit is that of full time. */
  readonly numerateur: number
  readonly denominateur: number
  readonly taux: Ppm
  /** Percent already moderated in the period. */
  readonly dejaModere: Ppm
  /** The employer's whole rate of contributions, for the special contribution. */
  readonly tauxPatronal: Ppm
}

/** `min(i, 2 % − what was moderated already)`; 0 before the law, and of an index that falls. */
export function tauxModere({ taux, dejaModere }: Etape, { indexationPlafonnee }: Law): Ppm {
  // The figures are absent before the law; so is the group.
  if (indexationPlafonnee === undefined) return 0
  return Math.max(0, Math.min(taux, indexationPlafonnee.part - dejaModere))
}

/** Gross pay after the step, `W × (1 + i) − max(0, W − 4,000) × c`, half up to the cent. */
export function brutIndexe(etape: Etape, law: Law): Cents {
  const { brut, denominateur, taux } = etape
  const modere = tauxModere(etape, law)
  const plein = brut * denominateur * (MILLION + taux)
  // Whole numbers up to 2^53 are exact; a scenario asks for thousands of people with each move of a slider.
  if (plein <= MOST_OF_QUOTIENT)
    return quotient(plein - auDela(etape, law) * modere, denominateur * MILLION)
  const numerator =
    BigInt(brut) * BigInt(denominateur) * BigInt(MILLION + taux) -
    BigInt(auDela(etape, law)) * BigInt(modere)
  return exactQuotient(numerator, BigInt(denominateur) * BigInt(MILLION))
}

/** `quotient` doubles its numerator and adds the denominator, which is smaller. */
const MOST_OF_QUOTIENT = Number.MAX_SAFE_INTEGER / 4

/**
 * Special wage-moderation contribution of a month (DmfA code 804), fitted to the examples of ONSS and KPMG:
 * `½ × (1 + r) × c × (W − 4,000) × (1 + i − c)`, for the hours worked. Half of what employer and contributions save.
 */
export function cotisationModeration(etape: Etape, law: Law): Cents {
  const { denominateur, taux, tauxPatronal } = etape
  const modere = tauxModere(etape, law)
  if (modere === 0) return 0
  const { partCotisation } = law.indexationPlafonnee
  return sharesOf(auDela(etape, law), denominateur, [
    partCotisation,
    MILLION + tauxPatronal,
    modere,
    MILLION + taux - modere,
  ])
}

/** What of the pay lies above the limit for the hours worked, times the hours of full time. */
function auDela({ brut, numerateur, denominateur }: Etape, { indexationPlafonnee }: Law): number {
  if (indexationPlafonnee === undefined) return 0
  return Math.max(0, brut * denominateur - indexationPlafonnee.limite * numerateur)
}
