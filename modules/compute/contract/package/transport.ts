import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Commuting. */
export interface TransportFields {}

export const TRANSPORT_SCHEMA: Readonly<Record<keyof TransportFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readTransport(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
