import type { PlainDate } from '../../engine/dates.ts'
import { COMMANDES_HYBRIDES } from '../../legislation/mois/voiture/hybrides.ts'
import type { Sheet } from '../../rules/index.ts'
import {
  HYBRIDE_AVEC_BATTERIE,
  HYBRIDE_SANS_BATTERIE,
  HYBRIDE_SANS_DONNEES,
} from '../../rules/mois/voiture/hybrides.ts'
import { voitureSociete } from '../benefits/mobility.ts'
import { isHybride } from '../energies.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { countOf, flagOf } from './shapes.ts'

/** What tells a plug-in hybrid from a false one, of a car in a list. */
export interface HybrideOfList {
  readonly nonRechargeable?: boolean
  readonly batterie?: number
  readonly co2Equivalent?: number
  readonly euro6eBis?: boolean
}

const { batterieVS, co2EquivalentVS } = voitureSociete.fields

/** What the sheet holds of a hybrid; all zero of any other car. */
interface Told {
  readonly rechargeable: boolean
  /** Hundredths of a kWh. */
  readonly batterie?: number
  readonly equivalent?: number
  readonly euro6eBis: boolean
}

/**
 * Reads what is told of a hybrid onto the sheet, or zeros where the car of the package is no plug-in hybrid.
 * @param ordered the day of its order; `undefined` where the package has no car or its day is refused
 */
export function readHybride(
  fields: Fields,
  ordered: PlainDate | undefined,
  sheet: Sheet,
  reading: Reading
): void {
  const plain = flagOf(fields.nonRechargeableVS, 'nonRechargeableVS', reading) === 1
  const batterie = isGiven(fields.batterieVS)
    ? reading.hundredths(fields.batterieVS, 'package.batterieVS', 0, batterieVS.max)
    : undefined
  const { min, max } = co2EquivalentVS
  const equivalent = countOf(fields.co2EquivalentVS, 'co2EquivalentVS', min, max, reading)
  const euro6eBis = flagOf(fields.euro6eBisVS, 'euro6eBisVS', reading) === 1
  const rechargeable = ordered !== undefined && isPlugIn(fields.energieVS, plain, ordered)
  write({ rechargeable, batterie, equivalent, euro6eBis }, sheet)
}

/** Writes what a list tells of a car onto the sheet. */
export function writeHybride(
  car: HybrideOfList & { readonly energie: string },
  ordered: PlainDate,
  sheet: Sheet
): void {
  const { energie, nonRechargeable = false, batterie, co2Equivalent, euro6eBis = false } = car
  const told = isGiven(batterie) ? Math.round(batterie! * 100) : undefined
  write(
    {
      rechargeable: isPlugIn(energie, nonRechargeable, ordered),
      batterie: told,
      equivalent: co2Equivalent ?? undefined,
      euro6eBis,
    },
    sheet
  )
}

/** True of a hybrid that the test of false ones is for. */
function isPlugIn(energie: unknown, plain: boolean, ordered: PlainDate): boolean {
  return !plain && isHybride(energie) && ordered >= COMMANDES_HYBRIDES
}

function write({ rechargeable, batterie, equivalent, euro6eBis }: Told, sheet: Sheet): void {
  sheet.hybrideVS = 0
  sheet.batterieVS = 0
  sheet.co2EquivalentVS = 0
  sheet.euro6eBisVS = 0
  if (!rechargeable) return
  sheet.hybrideVS =
    batterie !== undefined
      ? HYBRIDE_AVEC_BATTERIE
      : equivalent !== undefined
        ? HYBRIDE_SANS_BATTERIE
        : HYBRIDE_SANS_DONNEES
  sheet.batterieVS = batterie ?? 0
  sheet.co2EquivalentVS = equivalent ?? 0
  sheet.euro6eBisVS = euro6eBis ? 1 : 0
}
