import { useRef } from 'react'
import type {
  Bareme,
  BelowMinimum,
  ComputeAnswer,
  ComputeRequest,
  Flex,
  Gap,
  IndemniteMinimale,
  MinimumBrut,
  Question,
} from '#modules/compute/pure'
import type { Compute, Lawset, Package } from '@/api/types'
import { grossOf, type Pin } from './draft.ts'
import type { FiguresContextValue } from './figures-context.tsx'

/** The result on screen. */
export interface Shown {
  compute: Compute
  lawset: Lawset
  gaps: readonly Gap[]
  /** Gross pay of the month as the package gives it: in a FLEX package before any choice. */
  gross: number
  flex?: Flex
  minimumBrut?: MinimumBrut
  bareme?: Bareme
  sousMinimum?: readonly BelowMinimum[]
  questions?: readonly Question[]
  indemniteMinimale?: IndemniteMinimale
  /** Contributions that are due and that nothing here computes. */
  nonCalcule?: ComputeAnswer['nonCalcule']
}

/** One state of the form: what the engine was asked, what is on screen for it, and the figure that stays. */
export interface State {
  request: ComputeRequest
  shown: Shown
  pin: Pin
}

/** The present result, or while something is refused the last good one, at first the server's. */
export function useShown(answer: ComputeAnswer | null, saved: Package): Shown {
  const last = useRef<{ answer: ComputeAnswer | null; shown: Shown } | null>(null)
  last.current ??= {
    answer: null,
    shown: {
      compute: saved.compute,
      lawset: saved.lawset,
      gaps: saved.gaps,
      gross: saved.package.salaireBrut,
    },
  }
  if (answer !== null && answer !== last.current.answer) {
    const { gaps = [], ...rest } = answer
    const shown = { ...rest, gaps, gross: grossOf(answer) }
    last.current = { answer, shown }
  }
  return last.current.shown
}

/** What the fields show of it. */
export function figuresOf({
  compute,
  gross,
  flex,
  minimumBrut,
  bareme,
  sousMinimum,
  questions,
  indemniteMinimale,
}: Shown): Omit<FiguresContextValue, 'pinError' | 'request'> {
  const { coutEmployeur, remuneration, budgetMobiliteMax } = compute
  const lines = [
    ...coutEmployeur.remunerationsFixes,
    ...coutEmployeur.frais,
    ...coutEmployeur.remunerationsVariables,
    ...coutEmployeur.avantages,
    ...coutEmployeur.exclusions,
  ]
  return {
    gross,
    hourly: remuneration.remunerationMensuelle.salaireBrutHoraire,
    costs: new Map(lines.map(({ key, amount }) => [key, amount])),
    budgetMobiliteMax,
    flex,
    chosenGross: remuneration.remunerationMensuelle.salaireBrut,
    lowestGross: compute.remunerationBrutLowest.salaireBrut ?? gross,
    minimumBrut,
    bareme,
    sousMinimum,
    questions,
    indemniteMinimale,
  }
}
