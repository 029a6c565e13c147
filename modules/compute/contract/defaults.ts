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

/**
 * The place of each default among the bits of two integers, so that the list of a request is looked
 * up, not built.
 */
export const DEFAULT_PLACE = Object.fromEntries(PATHS.map((path, i) => [path, i])) as Record<
  DefaultPath,
  number
>

if (PATHS.length > 2 * WORD) throw new RangeError(`more than ${2 * WORD} defaults`)

/** The defaults a request used, one bit each. */
export class DefaultBits {
  low = 0
  high = 0

  add(path: DefaultPath): void {
    const place = DEFAULT_PLACE[path]
    if (place < WORD) this.low |= 1 << place
    else this.high |= 1 << (place - WORD)
  }

  /** Something else in the request tells the value after all. */
  remove(path: DefaultPath): void {
    const place = DEFAULT_PLACE[path]
    if (place < WORD) this.low &= ~(1 << place)
    else this.high &= ~(1 << (place - WORD))
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
