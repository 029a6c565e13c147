import { ANSWER_SCHEMA } from '../schema.ts'
import { date, list, strict, whole, type JsonSchema } from '../schema_parts.ts'

const { explanation: lines, questions } = (
  ANSWER_SCHEMA as { properties: Record<string, JsonSchema> }
).properties
/** A figure of the law as every answer shows it. */
const [, { properties: ofQuestion }] = (
  questions.items as { oneOf: { properties: Record<string, JsonSchema> }[] }
).oneOf

/** An amount, or nothing where a figure of the law that it needs is not known. */
export const orNothing = { type: ['number', 'null'], description: 'euros, at most two decimals' }

/** What an answer rests on, by its codes. */
export const hypothesesShape = (codes: readonly string[]) =>
  list(strict({ code: { enum: [...codes, 'figure'] }, parameter: ofQuestion.parameter }, ['code']))

/** The lines of an answer, as the payslip has them. */
export const explanation = lines

/** What the answers beside a payslip end with. */
export const endOfAnswer = (codes: readonly string[]) => ({
  hypotheses: hypothesesShape(codes),
  gaps: list(whole({ id: { type: 'string' }, from: date })),
  explanation,
})
