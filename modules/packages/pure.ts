/** What the command line draws of its own answers. */
export {
  calculationDocument,
  type CalculationInput,
} from './documents/calculation/calculation_document.ts'
export {
  CALCULATIONS,
  type AnswerBeside,
  type CalculationName,
} from './documents/calculation/calculations.ts'
