import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** Devices: telephone, subscription, laptop, internet. */
export interface AppareilsFields {}

export const APPAREILS_SCHEMA: Readonly<Record<keyof AppareilsFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readAppareils(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
