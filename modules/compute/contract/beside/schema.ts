import { ANSWER_SCHEMA } from '../schema.ts'
import { date, list, strict, whole, type JsonSchema } from '../schema_parts.ts'

const { explanation, questions } = (ANSWER_SCHEMA as { properties: Record<string, JsonSchema> })
  .properties
/** A figure of the law as every answer shows it. */
const [, { properties: ofQuestion }] = (
  questions.items as { oneOf: { properties: Record<string, JsonSchema> }[] }
).oneOf

/** An amount, or nothing where a figure of the law that it needs is not known. */
export const orNothing = { type: ['number', 'null'], description: 'euros, at most two decimals' }

/** What the answers beside a payslip end with: what they rest on, by its codes, gaps and explanation. */
export const endOfAnswer = (codes: readonly string[]) => ({
  hypotheses: list(
    strict({ code: { enum: [...codes, 'figure'] }, parameter: ofQuestion.parameter }, ['code'])
  ),
  gaps: list(whole({ id: { type: 'string' }, from: date })),
  explanation,
})
