import type { ExplanationLine } from '#modules/compute/pure'
import type { Explain } from '@/components/pay/why-context'

/** One bracket of the scale: its rate in percent, its bounds, and what of the income lies in it, EUR a year. */
export interface Bracket {
  from: number
  /** Absent in the last one. */
  to?: number
  rate: number
  part: number
  tax: number
}

/** The brackets applied to one income: that of the worker, or the part attributed to the spouse (scale II). */
export interface Stairs {
  of: 'own' | 'spouse'
  income: number
  brackets: Bracket[]
  tax: number
}

/**
 * The brackets of the withholding as the engine applied them, from its own explanation; empty where it applied none (a flat
 * rate, an invoice, an explanation that is missing).
 */
export function stairsOf(explain: Explain): Stairs[] {
  const base = explain('impotDeBase')
  const income = explain('revenuAnnuelNet')?.value
  if (!base || typeof income !== 'number' || explain('precompteProfessionnel') === null) return []
  const bounds = listOf(base, 'precompte.tranches')
  const rates = listOf(base, 'precompte.tauxTranches')
  if (bounds === null || rates?.length !== bounds.length + 1) return []
  const attributed = Number(explain('quotientConjugal')?.value ?? 0)
  const stairs = [
    applied('own', income - attributed, bounds, rates),
    ...(attributed > 0 ? [applied('spouse', attributed, bounds, rates)] : []),
  ]
  // What the drawing adds up to is the line of the engine, or there is no drawing.
  const drawn = stairs.reduce((sum, { tax }) => sum + tax, 0)
  return Math.abs(drawn - Number(base.value)) < stairs.length * 0.03 ? stairs : []
}

function applied(of: Stairs['of'], income: number, bounds: number[], rates: number[]): Stairs {
  const brackets = rates.map((rate, at): Bracket => {
    const from = at === 0 ? 0 : bounds[at - 1]!
    const to = bounds[at]
    const part = Math.max(0, Math.min(income, to ?? Infinity) - from)
    return { from, to, rate, part: cent(part), tax: cent((part * rate) / 100) }
  })
  return {
    of,
    income: cent(income),
    brackets,
    tax: cent(brackets.reduce((sum, { tax }) => sum + tax, 0)),
  }
}

function listOf({ parameters }: ExplanationLine, id: string): number[] | null {
  const value = parameters.find((parameter) => parameter.id === id)?.value
  return Array.isArray(value) ? value.map(Number) : null
}

function cent(amount: number): number {
  return Math.round(amount * 100) / 100
}
