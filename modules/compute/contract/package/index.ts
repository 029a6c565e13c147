import { VOITURE_SCHEMA, readVoiture, type VoitureFields } from './voiture.ts'
import { MOBILITE_SCHEMA, readMobilite, type MobiliteFields } from './mobilite.ts'
import { TRANSPORT_SCHEMA, readTransport, type TransportFields } from './transport.ts'
import { VARIABLES_SCHEMA, readVariables, type VariablesFields } from './variables.ts'
import { APPAREILS_SCHEMA, readAppareils, type AppareilsFields } from './appareils.ts'
import { LOGEMENT_SCHEMA, readLogement, type LogementFields } from './logement.ts'
import { ASSURANCES_SCHEMA, readAssurances, type AssurancesFields } from './assurances.ts'
import { CHEQUES_SCHEMA, readCheques, type ChequesFields } from './cheques.ts'
import { FRAIS_SCHEMA, readFrais, type FraisFields } from './frais.ts'
import { EXTRAS_SCHEMA, readExtras, type ExtrasFields } from './extras.ts'
import { ENGAGEMENT_SCHEMA, readEngagement, type EngagementFields } from './engagement.ts'
import { FLEX_SCHEMA, type FlexFields } from './flex.ts'
import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'

/** Every field of a package beside its gross pay and its kind of employment. */
export type BenefitFields = VoitureFields &
  MobiliteFields &
  TransportFields &
  VariablesFields &
  AppareilsFields &
  LogementFields &
  AssurancesFields &
  ChequesFields &
  FraisFields &
  ExtrasFields &
  EngagementFields &
  FlexFields

/** The schema of each of these fields. */
export const BENEFITS_SCHEMA = {
  ...VOITURE_SCHEMA,
  ...MOBILITE_SCHEMA,
  ...TRANSPORT_SCHEMA,
  ...VARIABLES_SCHEMA,
  ...APPAREILS_SCHEMA,
  ...LOGEMENT_SCHEMA,
  ...ASSURANCES_SCHEMA,
  ...CHEQUES_SCHEMA,
  ...FRAIS_SCHEMA,
  ...EXTRAS_SCHEMA,
  ...ENGAGEMENT_SCHEMA,
  ...FLEX_SCHEMA,
}

/** Benefits that read each other's fields, and what reads them. */
interface Group {
  /** In `Sheet.avantagesLus`. */
  readonly bit: number
  readonly fields: readonly string[]
  readonly read: (fields: Fields, sheet: Sheet, reading: Reading) => void
}

const of = (...schemas: object[]) => schemas.flatMap((schema) => Object.keys(schema))

const GROUPS: readonly Group[] = [
  {
    bit: 1,
    fields: of(VOITURE_SCHEMA, MOBILITE_SCHEMA),
    read(fields, sheet, reading) {
      readVoiture(fields, sheet, reading)
      readMobilite(fields, sheet, reading)
    },
  },
  { bit: 2, fields: of(TRANSPORT_SCHEMA), read: readTransport },
  { bit: 4, fields: of(VARIABLES_SCHEMA), read: readVariables },
  { bit: 8, fields: of(APPAREILS_SCHEMA), read: readAppareils },
  { bit: 16, fields: of(ASSURANCES_SCHEMA), read: readAssurances },
  { bit: 32, fields: of(CHEQUES_SCHEMA), read: readCheques },
  { bit: 64, fields: of(FRAIS_SCHEMA), read: readFrais },
  { bit: 128, fields: of(EXTRAS_SCHEMA), read: readExtras },
  { bit: 256, fields: of(ENGAGEMENT_SCHEMA), read: readEngagement },
  { bit: 512, fields: of(LOGEMENT_SCHEMA), read: readLogement },
]

/** The bit of the group of each field that is on the sheet. */
export const BENEFIT_BITS: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap(({ bit, fields }) => fields.map((key) => [key, bit] as const))
)

/**
 * Reads every benefit onto the sheet. Most packages have few: a group of which neither this package nor the
 * one before it on the same sheet says anything stands there at zero already.
 * @param present the bits of the package's fields
 */
export function readBenefits(
  fields: Fields,
  present: number,
  sheet: Sheet,
  reading: Reading
): void {
  const stale = present | sheet.avantagesLus
  sheet.avantagesLus = present
  for (const { bit, read } of GROUPS) {
    if (stale & bit) read(fields, sheet, reading)
  }
}
