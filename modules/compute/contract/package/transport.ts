import type { Sheet } from '../../rules/index.ts'
import {
  TIERS_PAYANT,
  TRANSPORT_PUBLIC,
  VELO,
  VOITURE_PRIVEE,
} from '../../rules/mois/transport/moyens.ts'
import { DEFAULTS } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, flag, type JsonSchema } from '../schema_parts.ts'
import { amountOf, flagOf, required } from './shapes.ts'

export const MOYENS = ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'TIERS_PAYANT', 'VELO'] as const

export type TypeFraisTransport = (typeof MOYENS)[number]

/** Coming to work. */
export interface TransportFields {
  hasFraisTransport?: boolean
  /**
   * EUR a month paid by the employer. When absent: by distance, from the tables of CP 200 and of CCT 19,
   * where they are known.
   */
  fraisTransport?: number
  typeFraisTransport?: TypeFraisTransport
  /** Kilometres one way; with it the part that bears contributions is known. */
  distanceDomicileTravail?: number
  /** Days a month, at most two decimals. */
  joursTransport?: number
}

const MAX_MONTH = 100_000
const MAX_DISTANCE = 1000
const MAX_DAYS = 31

export const TRANSPORT_SCHEMA: Readonly<Record<keyof TransportFields & string, JsonSchema>> = {
  hasFraisTransport: flag,
  fraisTransport: { ...amount, minimum: 0, maximum: MAX_MONTH },
  typeFraisTransport: { enum: MOYENS },
  distanceDomicileTravail: { ...count, minimum: 1, maximum: MAX_DISTANCE },
  joursTransport: { type: 'number', minimum: 0, maximum: MAX_DAYS },
}

const CODES: Readonly<Record<TypeFraisTransport, number>> = {
  VOITURE_PRIVEE,
  TRANSPORT_PUBLIC,
  TIERS_PAYANT,
  VELO,
}

/** Writes every input of its own anew: what is not given is zero. Reads the committee read before. */
export function readTransport(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasFraisTransport, 'hasFraisTransport', reading) === 1
  const paid = amountOf(fields.fraisTransport, 'fraisTransport', MAX_MONTH, reading)
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
  return reading.count(value, 'package.distanceDomicileTravail', 1, MAX_DISTANCE)
}

function daysOf(fields: Fields, has: boolean, reading: Reading): number {
  if (isGiven(fields.joursTransport)) {
    return reading.hundredths(fields.joursTransport, 'package.joursTransport', 0, MAX_DAYS)
  }
  if (has) reading.useDefault('package.joursTransport')
  return Math.round(DEFAULTS['package.joursTransport'] * 100)
}

/** Train tariffs hold for all; the private car and the bicycle are agreements of CP 200. */
function hasTable(sheet: Sheet, reading: Reading): boolean {
  const known = (reading.law?.transport.carteTrainMontants.length ?? 0) > 0
  const ofAll = sheet.typeTransport === TRANSPORT_PUBLIC || sheet.typeTransport === TIERS_PAYANT
  return known && sheet.distance > 0 && (ofAll || sheet.cp200 === 1)
}
