import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Commuting: its taxed and its exempt part. */
export function computeTransportMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const transportMoisRules: readonly Rule[] = []
