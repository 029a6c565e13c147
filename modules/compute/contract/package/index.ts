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
const AVANTAGES = 4

const GROUPS: readonly (readonly [bit: number, schema: object])[] = [
  [MOBILITE, { ...VOITURE_SCHEMA, ...MOBILITE_SCHEMA, ...TRANSPORT_SCHEMA }],
  [VARIABLES, VARIABLES_SCHEMA],
  [
    AVANTAGES,
    {
      ...APPAREILS_SCHEMA,
      ...ASSURANCES_SCHEMA,
      ...CHEQUES_SCHEMA,
      ...FRAIS_SCHEMA,
      ...EXTRAS_SCHEMA,
    },
  ],
]
const GROUP_OF: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap(([bit, schema]) => Object.keys(schema).map((key) => [key, bit] as const))
)

/**
 * Reads every benefit onto the sheet. Most packages have few: a group of which neither this package nor the
 * one before it on the same sheet says anything stands there at zero already.
 */
export function readBenefits(fields: Fields, sheet: Sheet, reading: Reading): void {
  let given = 0
  for (const key in fields) given |= GROUP_OF.get(key) ?? 0
  const stale = given | sheet.avantagesLus
  sheet.avantagesLus = given
  if (stale & MOBILITE) {
    readVoiture(fields, sheet, reading)
    readMobilite(fields, sheet, reading)
    readTransport(fields, sheet, reading)
  }
  if (stale & VARIABLES) readVariables(fields, sheet, reading)
  if (stale & AVANTAGES) {
    readAppareils(fields, sheet, reading)
    readAssurances(fields, sheet, reading)
    readCheques(fields, sheet, reading)
    readFrais(fields, sheet, reading)
    readExtras(fields, sheet, reading)
  }
}
