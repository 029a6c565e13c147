import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Meal, eco, sport and gift vouchers. */
export interface ChequesFields {}

export const CHEQUES_SCHEMA: Readonly<Record<keyof ChequesFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readCheques(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
