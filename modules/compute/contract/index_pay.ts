import { isPlainDate, type PlainDate } from '../engine/dates.ts'
import { cents, euros, MILLION, prorata } from '../engine/money.ts'
import type { ParameterId } from '../legislation/index.ts'
import { FIRST_DAY, LAST_DAY, type Law } from '../legislation/payslip.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import {
  brutIndexe,
  cotisationModeration,
  tauxModere,
} from '../rules/annee/indexation_plafonnee.ts'
import { EVENT_PERCENT } from './index_data.ts'
import type { ComputeError, ComputeModelConfig } from './types.ts'

/** The lowest and the highest index of one step that is assumed, in percent. */
export const INDEX_PERCENT = { min: 0, max: 20 } as const

/** One step of the index on one pay. */
export interface IndexationQuestion {
  /** The day of the step, whose law applies. */
  date: PlainDate
  /** Fixed gross pay of a month before the step, EUR, for the hours worked. */
  salaireBrut: number
  /** 3.76 is 3.76 %; from 0 to 20, four decimals at most. */
  percent: number
  /** `true` for a percent that was published for the committee: only that may be below 0, and moderates nothing then. */
  published?: boolean
  /** Percent moderated already in the period, in earlier steps; 0 unless told. */
  moderated?: number
  /** Hours a week of the worker and at full time: the reference wage is that of full time. */
  regimeNumerateur?: number
  regimeDenominateur?: number
  /** For the employer's rate in the special contribution; 1 unless told. */
  categorieReduction?: ComputeModelConfig['categorieReduction']
  /** `false` for who is not under Belgian social security (director, contractor): neither cap nor contribution. */
  assujetti?: boolean
  /** `false` for students and trainees, with whom code 804 does not combine. */
  cotisation?: boolean
}

/** A pay after one step of the index; amounts in EUR a month for the hours worked, unless said otherwise. */
export interface IndexedPay {
  readonly salaireBrut: number
  /** Before the step, at full time. */
  readonly reference: number
  readonly gain: number
  /** What the cap kept: the index on the whole pay less the gain. */
  readonly retenu: number
  /** Percent of this step that was moderated: to be told as `moderated` in the next one. */
  readonly modere: number
  /** Special wage-moderation contribution of the employer (DmfA code 804). */
  readonly cotisationModeration: number
  /** The figures of the law behind it; none before 1 June 2026. */
  readonly parameters: readonly ParameterId[]
}

export type IndexationResult =
  | { readonly ok: true; readonly indexed: IndexedPay }
  | { readonly ok: false; readonly errors: readonly ComputeError[] }

const PARAMETERS: readonly ParameterId[] = [
  'indexationPlafonnee.limite',
  'indexationPlafonnee.part',
  'indexationPlafonnee.partCotisation',
]
const TEN_THOUSANDTHS = 10_000

/**
 * A gross pay after one step of the index. Loi-programme du 30 mai 2026: since 1 June 2026 the first 2 % of a period
 * apply up to 4,000 EUR at full time only.
 * @returns what came of it, or every reason why the question is refused; it never throws on bad input
 */
export function indexPay(question: IndexationQuestion): IndexationResult {
  const errors = refusals(question)
  if (errors !== undefined) return { ok: false, errors }
  const { date, salaireBrut, regimeNumerateur = 1, regimeDenominateur = 1 } = question
  const { assujetti = true, cotisation = true } = question
  const law = lawSets.on(date)!.law
  const brut = cents(salaireBrut)!
  const isFullTime = regimeNumerateur === regimeDenominateur
  const etape = {
    brut,
    numerateur: isFullTime ? 1 : Math.round(regimeNumerateur * 100),
    denominateur: isFullTime ? 1 : Math.round(regimeDenominateur * 100),
    taux: ppm(question.percent),
    // Who is not concerned is as who has used all of it.
    dejaModere: assujetti ? ppm(question.moderated ?? 0) : MILLION,
    tauxPatronal: employerRate(question, law),
  }
  const apres = brutIndexe(etape, law)
  const capped = assujetti && law.indexationPlafonnee !== undefined
  // Up to the limit nothing is kept and nothing due: most people are not computed three times.
  const isAbove =
    capped && brut * etape.denominateur > law.indexationPlafonnee.limite * etape.numerateur
  const plein = isAbove ? brutIndexe({ ...etape, dejaModere: MILLION }, law) : apres
  return {
    ok: true,
    indexed: {
      salaireBrut: euros(apres),
      reference: euros(prorata(brut, etape.denominateur, etape.numerateur)),
      gain: euros(apres - brut),
      retenu: euros(plein - apres),
      modere: tauxModere(etape, law) / TEN_THOUSANDTHS,
      cotisationModeration: cotisation && isAbove ? euros(cotisationModeration(etape, law)) : 0,
      parameters: capped ? PARAMETERS : [],
    },
  }
}

/** The base contribution with wage moderation; that reductions count in it too was not read. */
function employerRate(
  { categorieReduction = 1 }: IndexationQuestion,
  { cotisations }: Law
): number {
  if (categorieReduction === 2) return cotisations.baseCategorie2
  return categorieReduction === '3BIS' ? cotisations.baseSansModeration : cotisations.base
}

/** Every reason to refuse a question, or undefined: a run asks thousands, and hardly one is refused. */
function refusals(question: IndexationQuestion): ComputeError[] | undefined {
  const { date, salaireBrut, percent, moderated = 0, published } = question
  const { regimeNumerateur = 1, regimeDenominateur = 1 } = question
  const found = [
    dateRefusal(date),
    amountRefusal(
      typeof salaireBrut === 'number' && salaireBrut >= 0 && cents(salaireBrut) !== undefined,
      'salaireBrut'
    ),
    percentRefusal(percent, 'percent', published ? EVENT_PERCENT : INDEX_PERCENT),
    percentRefusal(moderated, 'moderated', INDEX_PERCENT),
    amountRefusal(regimeNumerateur > 0, 'regimeNumerateur'),
    amountRefusal(regimeDenominateur > 0, 'regimeDenominateur'),
  ]
  const errors = found.filter((error) => error !== undefined)
  return errors.length > 0 ? errors : undefined
}

function dateRefusal(date: unknown): ComputeError | undefined {
  if (typeof date !== 'string' || !isPlainDate(date))
    return { code: 'invalid_value', path: 'date', params: { expected: 'date' } }
  if (lawSets.on(date) === undefined)
    return { code: 'no_law_set', path: 'date', params: { min: FIRST_DAY, max: LAST_DAY } }
  return undefined
}

function amountRefusal(isFine: boolean, path: string): ComputeError | undefined {
  return isFine ? undefined : { code: 'invalid_value', path, params: { expected: 'amount' } }
}

function percentRefusal(
  percent: number,
  path: string,
  { min, max }: { min: number; max: number }
): ComputeError | undefined {
  if (typeof percent !== 'number' || ppm(percent) / TEN_THOUSANDTHS !== percent)
    return { code: 'invalid_value', path, params: { expected: 'percent' } }
  return percent < min || percent > max
    ? { code: 'out_of_range', path, params: { min, max } }
    : undefined
}

function ppm(percent: number): number {
  return Math.round(percent * TEN_THOUSANDTHS)
}
