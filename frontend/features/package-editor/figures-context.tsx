import { createContext, useContext } from 'react'
import type { Term } from '@/components/pay/why-sum'
import { costRule } from '@/lib/pay/cost-rule'
import type {
  Bareme,
  BelowMinimum,
  ComputeRequest,
  Flex,
  IndemniteMinimale,
  MinimumBrut,
  Question,
} from '#modules/compute/pure'

export interface FiguresContextValue {
  /** What the engine was asked for them. */
  request: ComputeRequest
  /** Gross pay of the month as the package gives it: in a FLEX package before any choice. */
  gross: number
  /** Gross pay of an hour, four decimals. */
  hourly: number
  /** Why the pinned figure cannot be computed. */
  pinError: string | null
  /** The employer's cost of a year by the key of its line. */
  costs: ReadonlyMap<string, number>
  /** What the mobility budget should not pass: a fifth of the year's gross pay. */
  budgetMobiliteMax: number
  flex?: Flex
  /** Gross pay with the choices of a FLEX package, and with the dearest ones it allows. */
  chosenGross: number
  lowestGross: number
  minimumBrut?: MinimumBrut
  /** The minimum scale of the job's class. */
  bareme?: Bareme
  /** The minimums of the law that the pay does not reach. */
  sousMinimum?: readonly BelowMinimum[]
  /** What the package does not tell and would change a figure. */
  questions?: readonly Question[]
  /** The lowest allowance of a trainee. */
  indemniteMinimale?: IndemniteMinimale
}

export const FiguresContext = createContext<FiguresContextValue | null>(null)

/** What the engine found for the draft on screen. Only inside a PackageEditor. */
export function useFigures(): FiguresContextValue {
  const value = useContext(FiguresContext)
  if (!value) throw new Error('useFigures stands outside a PackageEditor')
  return value
}

/** The lines of these that cost something, as terms of their sum. */
export function termsOf(costs: ReadonlyMap<string, number>, keys: readonly string[]): Term[] {
  return keys
    .map((key) => ({ key, amount: costs.get(key) ?? 0, rule: costRule(key) }))
    .filter(({ amount }) => amount !== 0)
}

/** What these lines cost the employer in a year. */
export function costOf(costs: ReadonlyMap<string, number>, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (costs.get(key) ?? 0), 0)
}
