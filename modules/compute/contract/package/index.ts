import type { Sheet } from '../../rules/index.ts'
import { bitOf, bitsOf, byBenefits, ENGAGEMENT_BIT } from '../benefits/bits.ts'
import {
  CONTENT_SECTIONS,
  type AmountOf,
  type Benefit,
  type ContentSection,
} from '../benefits/definition.ts'
import { BENEFITS, flagOf as switchOf, type BenefitName } from '../benefits/index.ts'
import type { BenefitFields as FieldsOfBenefits } from '../benefits/package_fields.ts'
import { schemaOf } from '../benefits/schema.ts'
import type { Fields, Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'
import { readExtensions, readGroupInsurance } from './assurances.ts'
import { readEcoVouchers, readMealVouchers, refuseAboveExemption } from './cheques.ts'
import { readLeave } from './conge.ts'
import { ENGAGEMENT_SCHEMA, readEngagement, type EngagementFields } from './engagement.ts'
import { refuseAboveFlatAmounts } from './frais.ts'
import { readInternet } from './internet.ts'
import { readLogement } from './logement.ts'
import { readBike, readBudget } from './mobilite.ts'
import { readExtras } from './package_extras.ts'
import { amountUnder, flagOf } from './shapes.ts'
import { readTransport } from './transport.ts'
import {
  readBonus,
  readCommissions,
  readDroitsAuteur,
  readFlexWarrants,
  readPrimeBeneficiaire,
  readStockOptions,
  readWarrants,
} from './variables.ts'
import { readCar, readFuelCard } from './voiture.ts'

/** Every field of a package beside its gross pay and its kind of employment. */
export type BenefitFields = FieldsOfBenefits & EngagementFields

/** The schema of each of these fields. */
export const BENEFITS_SCHEMA: Readonly<Record<string, JsonSchema>> = {
  ...Object.assign({}, ...BENEFITS.map(schemaOf)),
  ...ENGAGEMENT_SCHEMA,
}

type Read = (fields: Fields, sheet: Sheet, reading: Reading) => void

/** Writes every input of its own anew: what is not given is zero. */
interface Reader {
  /** The bits of the benefits whose fields it reads. */
  readonly benefits: number
  readonly read: Read
}

function reader(read: Read, ...benefits: readonly BenefitName[]): Reader {
  return { read, benefits: bitsOf(benefits) }
}

/** What reads the benefits of a section that are more than an amount under a switch, after those that are. */
const READERS: Readonly<Record<ContentSection, readonly Reader[]>> = {
  variable: [
    reader(readCommissions, 'commissions'),
    reader(readDroitsAuteur, 'droitsAuteur'),
    reader(readBonus, 'bonusAnnuel'),
    reader(readWarrants, 'warrants'),
    reader(readPrimeBeneficiaire, 'primeBeneficiaire'),
    reader(readFlexWarrants, 'flexWarrants'),
    reader(readStockOptions, 'stockOptions'),
  ],
  mobility: [
    // The car of the first pillar is one too.
    reader(readCar, 'voitureSociete', 'budgetMobilite'),
    reader(readFuelCard, 'carteEssence'),
    reader(readBudget, 'budgetMobilite'),
    reader(readBike, 'velo'),
    reader(readTransport, 'fraisTransport'),
  ],
  devices: [reader(readInternet, 'internet')],
  insurance: [
    reader(readGroupInsurance, 'assuranceGroupe'),
    reader(readExtensions, 'extensionAssurance'),
  ],
  vouchers: [
    reader(readMealVouchers, 'chequeRepas'),
    reader(readEcoVouchers, 'ecoCheques'),
    reader(refuseAboveExemption, 'ecoCheques', 'chequeSportCulture', 'chequeCadeau'),
  ],
  costs: [
    reader(
      refuseAboveFlatAmounts,
      ...(['teletravail', 'indemniteBYOD', 'garage', 'parking', 'carWash'] as const)
    ),
  ],
  extras: [
    reader(readLogement, 'chauffage', 'electricite'),
    reader(readLeave, 'joursConge'),
    reader(readExtras, 'packageExtras'),
  ],
}

/** Every reader, in the order in which refusals are told. */
const IN_ORDER: readonly Reader[] = [
  ...CONTENT_SECTIONS.flatMap((section) => [
    ...BENEFITS.filter((benefit) => benefit.section === section).flatMap(plainReader),
    ...READERS[section],
  ]),
  { read: readEngagement, benefits: ENGAGEMENT_BIT },
]

/** What reads an amount under its switch; none of a benefit that is more. */
function plainReader({ name, input, fields }: Benefit): readonly Reader[] {
  if (input === undefined) return []
  const flag = switchOf('has', name)
  const max = fields[name].max!
  const amount: AmountOf = (has, value, reading) =>
    amountUnder(flagOf(has, flag, reading), value, name, max, reading)
  return [
    {
      read: (given, sheet, reading) => input(given, sheet, amount, reading),
      benefits: bitOf(name),
    },
  ]
}

/** The bit of the benefit of each field that is on the sheet. */
export const BENEFIT_BITS: ReadonlyMap<string, number> = new Map([
  ...BENEFITS.flatMap((benefit) =>
    fieldsOf(benefit).map((key) => [key, bitOf(benefit.name)] as const)
  ),
  ...Object.keys(ENGAGEMENT_SCHEMA).map((key) => [key, ENGAGEMENT_BIT] as const),
])

function fieldsOf({ name, fields }: Benefit): readonly string[] {
  return [
    switchOf('has', name),
    ...Object.entries(fields).flatMap(([key, { silent, typed }]) =>
      silent ? [] : typed ? [key, `${key}InputType`] : [key]
    ),
  ]
}

const readersOf = byBenefits((bits) =>
  IN_ORDER.filter(({ benefits }) => (bits & benefits) !== 0).map(({ read }) => read)
)

/**
 * Reads the benefits that the package names onto the sheet, and those that the one before it on the same sheet named:
 * all others stand there at zero already.
 * @param named the bits of the package's fields
 */
export function readBenefits(fields: Fields, named: number, sheet: Sheet, reading: Reading): void {
  const stale = named | sheet.avantagesLus
  sheet.avantagesLus = named
  if (stale === 0) return
  const readers = readersOf(stale)
  // Counted, and each called by itself and not as one of the list: every package with benefits goes through it.
  // oxlint-disable-next-line barema/no-for-loop -- measured: 0.96 with for-of (ADR 112)
  for (let i = 0; i < readers.length; i++) {
    const read = readers[i]
    read(fields, sheet, reading)
  }
}
