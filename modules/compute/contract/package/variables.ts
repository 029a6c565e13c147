import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Variable pay, savings and equity, copyright income. */
export interface VariablesFields {}

export const VARIABLES_SCHEMA: Readonly<Record<keyof VariablesFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readVariables(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
