import Type from 'typebox'
import {
  anything,
  byName,
  flag,
  list,
  number,
  ofEach,
  optional,
  text,
  toldAs,
  whole,
} from '#modules/shared/http/shapes'
import { LANGUAGES } from '#modules/shared/values/format'
import {
  ANSWER_SCHEMA,
  FIGURES_SCHEMA,
  GAP_SCHEMA,
  HOURS_SCHEMA,
  LAWSET_SCHEMA,
  NOTICE_SCHEMA,
  CAR_COST_SCHEMA,
  DIRECTOR_SCHEMA,
  HIRE_FORMS_SCHEMA,
  HIRING_AID_SCHEMA,
  INCOMPLETE_MONTH_SCHEMA,
  PENSION_SCHEMA,
  YEAR_TAX_SCHEMA,
  type ComputeAnswer,
  type ComputeFigures,
  type Gap,
  type HoursAnswer,
  type JsonSchema,
  type LawSetReference,
  type NoticeAnswer,
  type PackageFields,
  type WorkerFields,
  type CarCostAnswer,
  type DirectorAnswer,
  type HireFormsAnswer,
  type HiringAidAnswer,
  type IncompleteMonthAnswer,
  type PensionAnswer,
  type YearTaxAnswer,
} from '../pure.ts'

/** The engine's types that answers hold. */
interface EngineTypes {
  ComputeAnswer: ComputeAnswer
  ComputeFigures: ComputeFigures
  Gap: Gap
  HoursAnswer: HoursAnswer
  LawSetReference: LawSetReference
  NoticeAnswer: NoticeAnswer
  PackageFields: PackageFields
  WorkerFields: WorkerFields
  YearTaxAnswer: YearTaxAnswer
  CarCostAnswer: CarCostAnswer
  HireFormsAnswer: HireFormsAnswer
  HiringAidAnswer: HiringAidAnswer
  IncompleteMonthAnswer: IncompleteMonthAnswer
  DirectorAnswer: DirectorAnswer
  PensionAnswer: PensionAnswer
}

/** Its title is the name of its type: the typed client has it by that name too (backend/commands/codegen_api.ts). */
const ofEngine = <N extends keyof EngineTypes>(title: N, schema: JsonSchema) =>
  toldAs<EngineTypes[N]>({ title, ...schema })

/** What the engine judged on its way in. */
const FIELDS = { type: 'object', additionalProperties: true }

const FIGURES = FIGURES_SCHEMA as { properties: Record<string, JsonSchema>; required: string[] }

/** As they were stored: a line that the engine has got since then is absent. */
export const STORED_FIGURES = {
  ...FIGURES,
  properties: Object.fromEntries(
    Object.entries(FIGURES.properties).map(([name, group]) => [name, withoutRequired(group)])
  ),
}

export const answerShape = ofEngine('ComputeAnswer', ANSWER_SCHEMA)
export const figuresShape = ofEngine('ComputeFigures', STORED_FIGURES)
export const hoursShape = ofEngine('HoursAnswer', HOURS_SCHEMA)
export const noticeShape = ofEngine('NoticeAnswer', NOTICE_SCHEMA)
export const yearTaxShape = ofEngine('YearTaxAnswer', YEAR_TAX_SCHEMA)
export const carCostShape = ofEngine('CarCostAnswer', CAR_COST_SCHEMA)
export const directorShape = ofEngine('DirectorAnswer', DIRECTOR_SCHEMA)
export const pensionShape = ofEngine('PensionAnswer', PENSION_SCHEMA)
export const hiringAidShape = ofEngine('HiringAidAnswer', HIRING_AID_SCHEMA)
export const incompleteMonthShape = ofEngine('IncompleteMonthAnswer', INCOMPLETE_MONTH_SCHEMA)
export const hireFormsShape = ofEngine('HireFormsAnswer', HIRE_FORMS_SCHEMA)
export const lawsetShape = ofEngine('LawSetReference', LAWSET_SCHEMA)
export const gapsShape = list(ofEngine('Gap', GAP_SCHEMA))
export const packageShape = ofEngine('PackageFields', FIELDS)
export const workerShape = ofEngine('WorkerFields', FIELDS)

/** A benefit as programs read it (`ListedBenefit` of the engine). */
const benefitDefinition = whole({
  name: text,
  titles: ofEach(LANGUAGES, text),
  switch: text,
  group: text,
  section: text,
  unit: text,
  value: text,
  fields: list(whole({ name: text, unit: optional(text), schema: byName(anything) })),
  lines: list(whole({ key: text, month: optional(Type.Union([number, text])) })),
  statuts: list(text),
  choice: flag,
  excludes: list(text),
})

export const benefitDefinitionsShape = whole({ data: list(benefitDefinition) })

function withoutRequired({ required: _, ...schema }: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>)
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, each]) => [name, withoutRequired(each)])),
  }
}
