/**
 * What a request leaves out, and the value that stands in. None is a figure of the law: they are
 * the plainest case, and for the employer the dearest one, so that a cost is never understated.
 */
export const DEFAULTS = {
  'company.effectif': 20,
  'company.assuranceLoiTaux': 0.005,
  'worker.etatCivil': 'celibataire',
  'worker.conjointTravaille': false,
  'worker.revenusConjoint': 'AUCUN',
  'worker.enfantsACharge': 0,
  'worker.enfantsHandicapes': 0,
  'worker.parentIsole': false,
  'worker.handicape': false,
  'worker.conjointHandicape': false,
  'worker.autresPersonnesACharge': 0,
  'worker.ascendantsACharge': 0,
  'package.packageType': 'FIX',
  'package.computeModelConfig.commissionParitaire': null,
  'package.computeModelConfig.hasPrimeFinAnnee': false,
  'package.computeModelConfig.hasPrimeSectorielle': false,
  'package.computeModelConfig.joursChequesRepas': 220,
  'package.computeModelConfig.anciennete': 0,
  'package.computeModelConfig.echelle': null,
  'package.regimeNumerateur': 38,
  'package.regimeDenominateur': 38,
  'package.dateImmatriculationVS': null,
  'package.dateCommandeVS': null,
  'package.joursTransport': 21.67,
  'package.stockOptionDuree': 5,
  'package.typeInternet': 'INDEMNITE',
  'package.assuranceGroupeInputType': 'AMOUNT',
  'package.bonusAnnuelCertain': false,
  'package.logementPersonnel': false,
} as const

export type DefaultPath = keyof typeof DEFAULTS

const PATHS = Object.keys(DEFAULTS) as DefaultPath[]

/** Bits of one integer that V8 keeps as a small one. */
const WORD = 30

if (PATHS.length > 2 * WORD) throw new RangeError(`more than ${2 * WORD} defaults`)

/**
 * A field that may be left out: its path, and its bit among those of two integers, so that the list of a request is looked
 * up, not built.
 */
export interface Default<P extends DefaultPath = DefaultPath> {
  readonly path: P
  readonly value: (typeof DEFAULTS)[P]
  readonly low: number
  readonly high: number
}

/** What stands in where a field is left out. Who reads the field asks once: every request leaves some out. */
export function defaultOf<const P extends DefaultPath>(path: P): Default<P> {
  const place = PATHS.indexOf(path)
  return {
    path,
    value: DEFAULTS[path],
    low: place < WORD ? 1 << place : 0,
    high: place < WORD ? 0 : 1 << (place - WORD),
  }
}

/** The defaults a request used, one bit each. */
export class DefaultBits {
  low = 0
  high = 0

  add({ low, high }: Default): void {
    this.low |= low
    this.high |= high
  }

  /** Something else in the request tells the value after all. */
  remove({ low, high }: Default): void {
    this.low &= ~low
    this.high &= ~high
  }
}

const lists = new Map<number, Map<number, readonly string[]>>()

/** The paths of the defaults a request used, from its bits. */
export function defaultsUsed({ low, high }: DefaultBits): readonly string[] {
  let rows = lists.get(high)
  if (rows === undefined) {
    rows = new Map()
    lists.set(high, rows)
  }
  let list = rows.get(low)
  if (list === undefined) {
    list = Object.freeze(PATHS.filter((_, place) => isUsed(place, low, high)))
    rows.set(low, list)
  }
  return list
}

function isUsed(place: number, low: number, high: number): boolean {
  return place < WORD ? (low & (1 << place)) !== 0 : (high & (1 << (place - WORD))) !== 0
}
