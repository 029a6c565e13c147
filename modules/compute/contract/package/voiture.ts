import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'

/** The company car and its fuel card. */
export interface VoitureFields {}

export const VOITURE_SCHEMA: Readonly<Record<keyof VoitureFields & string, JsonSchema>> = {}

/** Writes every input of its own anew: what is not given is zero. */
export function readVoiture(_fields: Fields, _sheet: Sheet, _reading: Reading): void {}
