import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** What a FLEX package offers and imposes. */
export interface FlexFields {}

export const FLEX_SCHEMA: Readonly<Record<keyof FlexFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readFlex(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
