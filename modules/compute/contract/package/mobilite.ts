import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** The mobility budget and the bicycle. */
export interface MobiliteFields {}

export const MOBILITE_SCHEMA: Readonly<Record<keyof MobiliteFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readMobilite(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
