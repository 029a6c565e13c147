import { VOITURE_SCHEMA, readVoiture, type VoitureFields } from './voiture.ts'
import { MOBILITE_SCHEMA, readMobilite, type MobiliteFields } from './mobilite.ts'
import { TRANSPORT_SCHEMA, readTransport, type TransportFields } from './transport.ts'
import { VARIABLES_SCHEMA, readVariables, type VariablesFields } from './variables.ts'
import { APPAREILS_SCHEMA, readAppareils, type AppareilsFields } from './appareils.ts'
import { ASSURANCES_SCHEMA, readAssurances, type AssurancesFields } from './assurances.ts'
import { CHEQUES_SCHEMA, readCheques, type ChequesFields } from './cheques.ts'
import { FRAIS_SCHEMA, readFrais, type FraisFields } from './frais.ts'
import { EXTRAS_SCHEMA, readExtras, type ExtrasFields } from './extras.ts'
import { FLEX_SCHEMA, type FlexFields } from './flex.ts'
import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'

/** Every field of a package beside its gross pay and its kind of employment. */
export type BenefitFields = VoitureFields &
  MobiliteFields &
  TransportFields &
  VariablesFields &
  AppareilsFields &
  AssurancesFields &
  ChequesFields &
  FraisFields &
  ExtrasFields &
  FlexFields

/** The schema of each of these fields. */
export const BENEFITS_SCHEMA = {
  ...VOITURE_SCHEMA,
  ...MOBILITE_SCHEMA,
  ...TRANSPORT_SCHEMA,
  ...VARIABLES_SCHEMA,
  ...APPAREILS_SCHEMA,
  ...ASSURANCES_SCHEMA,
  ...CHEQUES_SCHEMA,
  ...FRAIS_SCHEMA,
  ...EXTRAS_SCHEMA,
  ...FLEX_SCHEMA,
}

/** Benefits that read each other's fields, as bits of `Sheet.avantagesLus`. */
const MOBILITE = 1
const VARIABLES = 2
const APPAREILS = 4
const ASSURANCES = 8
const CHEQUES = 16
const FRAIS = 32
const EXTRAS = 64

const GROUPS: readonly (readonly [bit: number, schema: object])[] = [
  [MOBILITE, { ...VOITURE_SCHEMA, ...MOBILITE_SCHEMA, ...TRANSPORT_SCHEMA }],
  [VARIABLES, VARIABLES_SCHEMA],
  [APPAREILS, APPAREILS_SCHEMA],
  [ASSURANCES, ASSURANCES_SCHEMA],
  [CHEQUES, CHEQUES_SCHEMA],
  [FRAIS, FRAIS_SCHEMA],
  [EXTRAS, EXTRAS_SCHEMA],
]
const GROUP_OF: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap(([bit, schema]) => Object.keys(schema).map((key) => [key, bit] as const))
)

/**
 * Reads every benefit onto the sheet. Most packages have few: a group of which neither this package nor the
 * one before it on the same sheet says anything stands there at zero already.
 */
export function readBenefits(fields: Fields, sheet: Sheet, reading: Reading): void {
  let present = 0
  for (const key in fields) present |= GROUP_OF.get(key) ?? 0
  const stale = present | sheet.avantagesLus
  sheet.avantagesLus = present
  if (stale & MOBILITE) {
    readVoiture(fields, sheet, reading)
    readMobilite(fields, sheet, reading)
    readTransport(fields, sheet, reading)
  }
  if (stale & VARIABLES) readVariables(fields, sheet, reading)
  if (stale & APPAREILS) readAppareils(fields, sheet, reading)
  if (stale & ASSURANCES) readAssurances(fields, sheet, reading)
  if (stale & CHEQUES) readCheques(fields, sheet, reading)
  if (stale & FRAIS) readFrais(fields, sheet, reading)
  if (stale & EXTRAS) readExtras(fields, sheet, reading)
}
