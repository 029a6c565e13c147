import type { Sheet } from '../../rules/index.ts'
import {
  TIERS_PAYANT,
  TRANSPORT_PUBLIC,
  VELO,
  VOITURE_PRIVEE,
} from '../../rules/mois/transport/moyens.ts'
import { fraisTransport, MOYENS } from '../benefits/mobility.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amountOf, flagOf, required } from './shapes.ts'

type Moyen = (typeof MOYENS)[number]

const FIELDS = fraisTransport.fields
const DAYS = defaultOf('package.joursTransport')

const CODES: Readonly<Record<Moyen, number>> = {
  VOITURE_PRIVEE,
  TRANSPORT_PUBLIC,
  TIERS_PAYANT,
  VELO,
}

/** Reads the committee read before. */
export function readTransport(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasFraisTransport, 'hasFraisTransport', reading) === 1
  const paid = amountOf(fields.fraisTransport, 'fraisTransport', FIELDS.fraisTransport.max, reading)
  const means = isGiven(fields.typeFraisTransport)
    ? reading.word(fields.typeFraisTransport, 'package.typeFraisTransport', MOYENS)
    : undefined
  const distance = distanceOf(fields, reading)
  const days = daysOf(fields, has, reading)
  sheet.typeTransport = 0
  sheet.fraisTransportDonnes = 0
  sheet.transportParTable = 0
  sheet.distance = 0
  sheet.joursTransport = 0
  if (!has || required(means, 'typeFraisTransport', reading) === undefined) return
  sheet.typeTransport = CODES[means!]
  sheet.distance = distance
  sheet.joursTransport = days
  if (paid !== undefined) sheet.fraisTransportDonnes = paid
  else if (hasTable(sheet, reading)) sheet.transportParTable = 1
  else reading.refuse('required', 'package.fraisTransport')
}

function distanceOf(fields: Fields, reading: Reading): number {
  const value = fields.distanceDomicileTravail
  if (!isGiven(value)) return 0
  const { min, max } = FIELDS.distanceDomicileTravail
  return reading.count(value, 'package.distanceDomicileTravail', min, max)
}

function daysOf(fields: Fields, has: boolean, reading: Reading): number {
  if (isGiven(fields.joursTransport)) {
    const { max } = FIELDS.joursTransport
    return reading.hundredths(fields.joursTransport, 'package.joursTransport', 0, max)
  }
  if (has) reading.useDefault(DAYS)
  return Math.round(DAYS.value * 100)
}

/** Train tariffs hold for all; the private car and the bicycle are agreements of CP 200. */
function hasTable(sheet: Sheet, reading: Reading): boolean {
  const known = (reading.law?.transport.carteTrainMontants.length ?? 0) > 0
  const ofAll = sheet.typeTransport === TRANSPORT_PUBLIC || sheet.typeTransport === TIERS_PAYANT
  return known && sheet.distance > 0 && (ofAll || sheet.cp200 === 1)
}
