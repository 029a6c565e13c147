import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Insurances of the employer and the shares of the worker. */
export interface AssurancesFields {}

export const ASSURANCES_SCHEMA: Readonly<Record<keyof AssurancesFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readAssurances(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
