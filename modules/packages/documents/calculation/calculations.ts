import {
  CAR_COST_REQUEST_SCHEMA,
  carCost,
  director,
  DIRECTOR_REQUEST_SCHEMA,
  HIRE_FORMS_REQUEST_SCHEMA,
  hireForms,
  hiringAid,
  HIRING_AID_REQUEST_SCHEMA,
  HOURS_REQUEST_SCHEMA,
  hoursPay,
  INCOMPLETE_MONTH_REQUEST_SCHEMA,
  incompleteMonth,
  notice,
  NOTICE_REQUEST_SCHEMA,
  pension,
  PENSION_REQUEST_SCHEMA,
  YEAR_TAX_REQUEST_SCHEMA,
  yearTax,
  type ComputeError,
  type ExplanationLine,
  type JsonSchema,
  type LawSetReference,
} from '#modules/compute/pure'
import { carCostContents } from './contents/car_cost.ts'
import { directorContents } from './contents/director.ts'
import { hireFormsContents } from './contents/hire_forms.ts'
import { hiringAidContents } from './contents/hiring_aid.ts'
import { hoursContents } from './contents/hours.ts'
import { incompleteMonthContents } from './contents/incomplete_month.ts'
import { noticeContents } from './contents/notice.ts'
import { pensionContents } from './contents/pension.ts'
import { yearTaxContents } from './contents/year_tax.ts'
import type { Contents, Writer } from './writer.ts'

/** An answer beside a payslip, whichever. */
export interface AnswerBeside {
  readonly lawset: LawSetReference
  readonly explanation?: readonly ExplanationLine[]
}

type Result<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly errors: readonly ComputeError[] }

interface Calculation<A> {
  /** What of the request is asked beside the package. */
  readonly told: readonly string[]
  readonly schema: JsonSchema
  readonly compute: (request: unknown) => Result<A>
  readonly contents: (answer: A, writer: Writer) => Contents
  /** The lines whose reasons the sheet tells. */
  readonly explained: (answer: A) => readonly ExplanationLine[]
}

function calculation<A extends AnswerBeside>(
  of: Omit<Calculation<A>, 'explained'> & Partial<Pick<Calculation<A>, 'explained'>>
): Calculation<AnswerBeside> {
  return { explained: ({ explanation = [] }) => explanation, ...of } as Calculation<AnswerBeside>
}

/** The answers that have a calculation sheet, by the name that their call has: `POST /compute/year-tax`. */
export const CALCULATIONS = {
  'year-tax': calculation({
    told: ['menage'],
    schema: YEAR_TAX_REQUEST_SCHEMA,
    compute: yearTax,
    contents: yearTaxContents,
  }),
  'hours': calculation({
    told: ['prestations'],
    schema: HOURS_REQUEST_SCHEMA,
    compute: hoursPay,
    contents: hoursContents,
  }),
  'notice': calculation({
    told: ['preavis'],
    schema: NOTICE_REQUEST_SCHEMA,
    compute: notice,
    contents: noticeContents,
  }),
  'car-cost': calculation({
    told: ['voiture'],
    schema: CAR_COST_REQUEST_SCHEMA,
    compute: carCost,
    contents: carCostContents,
    explained: ({ annees: [first] }) => first.explanation ?? [],
  }),
  'hiring-aid': calculation({
    told: ['embauche'],
    schema: HIRING_AID_REQUEST_SCHEMA,
    compute: hiringAid,
    contents: hiringAidContents,
  }),
  'incomplete-month': calculation({
    told: ['moisIncomplet'],
    schema: INCOMPLETE_MONTH_REQUEST_SCHEMA,
    compute: incompleteMonth,
    contents: incompleteMonthContents,
  }),
  'hire-forms': calculation({
    told: ['forme'],
    schema: HIRE_FORMS_REQUEST_SCHEMA,
    compute: hireForms,
    contents: hireFormsContents,
  }),
  'director': calculation({
    told: ['menage', 'dirigeant'],
    schema: DIRECTOR_REQUEST_SCHEMA,
    compute: director,
    contents: directorContents,
  }),
  'pension': calculation({
    told: ['pension'],
    schema: PENSION_REQUEST_SCHEMA,
    compute: pension,
    contents: pensionContents,
  }),
} as const

export type CalculationName = keyof typeof CALCULATIONS

export const CALCULATION_NAMES = Object.keys(CALCULATIONS) as CalculationName[]
