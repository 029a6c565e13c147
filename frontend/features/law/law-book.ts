import {
  listLawSets,
  listParameters,
  type ListedParameter,
  type ListedValue,
} from '#modules/compute/pure'
import { plainText } from '#modules/shared/values/plain_text'

/** Everything the page shows comes with it: no call to the server. */
export const PARAMETERS = listParameters()
export const LAW_SETS = listLawSets()

/** The figures of one subject: `onss` holds `onss.tauxPersonnel`. */
export interface Subject {
  id: string
  parameters: ListedParameter[]
}

export type Figure = ListedValue['value']

/** The subjects in the order of the payslip. */
export const SUBJECT_IDS: readonly string[] = [
  ...new Set(PARAMETERS.map(({ id }) => subjectOf(id))),
]

export function subjectOf(id: string): string {
  return id.slice(0, id.indexOf('.'))
}

/** The value in force on a day, or undefined before the law had one. */
export function valueOn({ values }: ListedParameter, day: string): ListedValue | undefined {
  return values.findLast(({ from }) => from <= day)
}

/** The law has a figure that is not known here. */
export function isGap(value: ListedValue | undefined): boolean {
  return value !== undefined && value.value === null && value.confidence === 'not_found'
}

/** The figure is not the law's own text: it was supposed, or remembered. */
export function isAssumed({ confidence }: ListedValue): boolean {
  return confidence === 'assumed' || confidence === 'recalled'
}

/** Whether a figure differs between two days; a gap differs from a figure, not from a gap. */
export function differs(parameter: ListedParameter, one: string, other: string): boolean {
  const [a, b] = [valueOn(parameter, one), valueOn(parameter, other)]
  return (
    isGap(a) !== isGap(b) || JSON.stringify(a?.value ?? null) !== JSON.stringify(b?.value ?? null)
  )
}

/** Between two days only what differs is shown, on one day everything. */
export function isCompared(parameter: ListedParameter, day: string, other: string | null): boolean {
  return other === null || differs(parameter, day, other)
}

/** Groups what is left by subject; subjects without any fall away. */
export function bySubject(parameters: readonly ListedParameter[]): Subject[] {
  return SUBJECT_IDS.map((id) => ({
    id,
    parameters: parameters.filter((parameter) => subjectOf(parameter.id) === id),
  })).filter((subject) => subject.parameters.length > 0)
}

/** Every word of the question stands somewhere in the text. */
export function answers(text: string, question: string): boolean {
  const searched = plainText(text)
  return plainText(question)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
