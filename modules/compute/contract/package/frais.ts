import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Expenses of the employer paid to the worker. */
export interface FraisFields {}

export const FRAIS_SCHEMA: Readonly<Record<keyof FraisFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readFrais(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
