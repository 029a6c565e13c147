import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Leave, extra allowances and the extras of the package. */
export interface ExtrasFields {}

export const EXTRAS_SCHEMA: Readonly<Record<keyof ExtrasFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readExtras(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
