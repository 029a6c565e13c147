import type { Sheet } from '../../rules/index.ts'
import { BENEFITS, flagOf as switchOf } from '../benefits/index.ts'
import type { ContentSection, Input } from '../benefits/definition.ts'
import type { BenefitFields as FieldsOfBenefits } from '../benefits/package_fields.ts'
import { schemaOf } from '../benefits/schema.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'
import { readAssurances } from './assurances.ts'
import { readCheques } from './cheques.ts'
import { ENGAGEMENT_SCHEMA, readEngagement, type EngagementFields } from './engagement.ts'
import { readExtras } from './extras.ts'
import { refuseAboveFlatAmounts } from './frais.ts'
import { readInternet } from './internet.ts'
import { readLogement } from './logement.ts'
import { readMobilite } from './mobilite.ts'
import { amountUnder, flagOf } from './shapes.ts'
import { readTransport } from './transport.ts'
import { readVariables } from './variables.ts'
import { readVoiture } from './voiture.ts'

/** Every field of a package beside its gross pay and its kind of employment. */
export type BenefitFields = FieldsOfBenefits & EngagementFields

/** The schema of each of these fields. */
export const BENEFITS_SCHEMA: Readonly<Record<string, JsonSchema>> = {
  ...Object.assign({}, ...BENEFITS.map(schemaOf)),
  ...ENGAGEMENT_SCHEMA,
}

type Read = (fields: Fields, sheet: Sheet, reading: Reading) => void

/** Sections, and what is read apart from its section: few packages have both. */
type Place = ContentSection | 'transport' | 'home'

const APART: Readonly<Record<string, Place>> = {
  fraisTransport: 'transport',
  chauffage: 'home',
  electricite: 'home',
}

/** What reads the benefits of a place that are more than an amount under a switch, after those that are. */
const READERS: Readonly<Record<Place, Read>> = {
  variable: readVariables,
  mobility(fields, sheet, reading) {
    readVoiture(fields, sheet, reading)
    readMobilite(fields, sheet, reading)
  },
  transport: readTransport,
  devices: readInternet,
  insurance: readAssurances,
  vouchers: readCheques,
  costs: (_, sheet, reading) => refuseAboveFlatAmounts(sheet, reading),
  home: readLogement,
  extras: readExtras,
}
const PLACES = Object.keys(READERS) as Place[]

/** An amount under its switch, with the names that a refusal tells. */
interface PlainAmount extends Input {
  readonly name: string
  readonly flag: string
  readonly max: number
}

/** Benefits that are read together, and what reads them. */
interface Group {
  /** In `Sheet.avantagesLus`. */
  readonly bit: number
  readonly plain: readonly PlainAmount[]
  readonly fields: readonly string[]
  readonly read: Read
}

const GROUPS: readonly Group[] = [
  ...PLACES.map((place, nth): Group => {
    const benefits = BENEFITS.filter(({ name, section }) => (APART[name] ?? section) === place)
    return {
      bit: 1 << nth,
      plain: benefits.flatMap(({ name, input, fields }) =>
        input ? [{ ...input, name, flag: switchOf('has', name), max: fields[name].max! }] : []
      ),
      fields: benefits.flatMap(({ name, fields }) => [
        switchOf('has', name),
        ...Object.entries(fields).flatMap(([key, { silent, typed }]) =>
          silent ? [] : typed ? [key, `${key}InputType`] : [key]
        ),
      ]),
      read: READERS[place],
    }
  }),
  {
    bit: 1 << PLACES.length,
    plain: [],
    fields: Object.keys(ENGAGEMENT_SCHEMA),
    read: readEngagement,
  },
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
  for (const { bit, plain, read } of GROUPS) {
    if ((stale & bit) === 0) continue
    for (const each of plain) {
      const on = each.has(fields)
      const given = each.value(fields)
      // Most are absent, and nothing is to be checked of them.
      if (on === undefined && given === undefined) each.write(sheet, 0, 0)
      else {
        const has = flagOf(on, each.flag, reading)
        each.write(sheet, amountUnder(has, given, each.name, each.max, reading), has)
      }
    }
    read(fields, sheet, reading)
  }
}
