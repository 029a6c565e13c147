import {
  listPayslipParameters,
  type ListedParameter,
  type ListedValue,
} from '#modules/compute/pure'

let parameters: ReadonlyMap<string, ListedParameter> | undefined

/** A figure of the law of payslips in force on a day, with its source, or null where none is known. */
export interface LawFigure {
  value: number
  unit: ListedParameter['unit']
  source: ListedValue['source']
  confidence: ListedValue['confidence']
  from: string
}

/** @param id as the law browser names it: `commission200.primeSectorielle` */
export function lawFigure(id: string, day: string): LawFigure | null {
  // Listed when one is asked for: a phone that only starts has no time for it.
  parameters ??= new Map(listPayslipParameters().map((each) => [each.id, each]))
  const parameter = parameters.get(id)
  const found = parameter?.values.findLast(({ from }) => from <= day)
  if (!parameter || typeof found?.value !== 'number') return null
  const { value, source, confidence, from } = found
  return { value, unit: parameter.unit, source, confidence, from }
}
