import { list, toldAs } from '#modules/shared/http/shapes'
import {
  ANSWER_SCHEMA,
  FIGURES_SCHEMA,
  GAP_SCHEMA,
  LAWSET_SCHEMA,
  type ComputeAnswer,
  type ComputeFigures,
  type Gap,
  type JsonSchema,
  type LawSetReference,
  type PackageFields,
  type WorkerFields,
} from '../pure.ts'

/** The engine's types that answers hold. */
interface EngineTypes {
  ComputeAnswer: ComputeAnswer
  ComputeFigures: ComputeFigures
  Gap: Gap
  LawSetReference: LawSetReference
  PackageFields: PackageFields
  WorkerFields: WorkerFields
}

/** Its title is the name of its type: the typed client has it by that name too (backend/commands/codegen_api.ts). */
const ofEngine = <N extends keyof EngineTypes>(title: N, schema: JsonSchema) =>
  toldAs<EngineTypes[N]>({ title, ...schema })

/** What the engine judged on its way in. */
const FIELDS = { type: 'object', additionalProperties: true }

export const answerShape = ofEngine('ComputeAnswer', ANSWER_SCHEMA)
export const figuresShape = ofEngine('ComputeFigures', FIGURES_SCHEMA)
export const lawsetShape = ofEngine('LawSetReference', LAWSET_SCHEMA)
export const gapsShape = list(ofEngine('Gap', GAP_SCHEMA))
export const packageShape = ofEngine('PackageFields', FIELDS)
export const workerShape = ofEngine('WorkerFields', FIELDS)
