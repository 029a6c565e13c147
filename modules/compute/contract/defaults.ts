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
  'package.regimeNumerateur': 38,
  'package.regimeDenominateur': 38,
} as const

export type DefaultPath = keyof typeof DEFAULTS

const PATHS = Object.keys(DEFAULTS) as DefaultPath[]

/** One bit for each default, so that the list of a request is looked up, not built. */
export const DEFAULT_BIT = Object.fromEntries(PATHS.map((path, i) => [path, 1 << i])) as Record<
  DefaultPath,
  number
>

const lists = new Map<number, readonly string[]>()

/** The paths of the defaults a request used, from its bits. */
export function defaultsUsed(bits: number): readonly string[] {
  let list = lists.get(bits)
  if (list === undefined) {
    list = Object.freeze(PATHS.filter((path) => (bits & DEFAULT_BIT[path]) !== 0))
    lists.set(bits, list)
  }
  return list
}
