import {
  compute,
  SOLVABLE_PATHS,
  SOUGHT_PATHS,
  type ComputeAnswer,
  type ComputeRequest,
} from '#modules/compute/pure'

/*
 * What holds of every package: each check gives back what is wrong, in words, or nothing. The suite runs
 * them over a hundred thousand packages, the bench over a million.
 */

/** What may be refused of these packages: what only computing tells. */
const ALLOWED = new Set(['out_of_range', 'unreachable'])

/** The answer, or nothing for a package that the law does not allow. */
export function answerOf(request: ComputeRequest): ComputeAnswer | undefined {
  const result = compute(request)
  if (result.ok) return result.answer
  for (const { code, path } of result.errors) {
    if (!ALLOWED.has(code)) throw new Error(`${code} at ${path}`)
  }
  return undefined
}

/** Twelve months are the year, but for manual workers: the holiday fund pays their weeks of leave. */
export function wrongYear(request: ComputeRequest, { compute: { remuneration } }: ComputeAnswer) {
  if (request.package.computeModelConfig.employmentType === 'OUVRIER') return undefined
  const { salaireNet } = remuneration.remunerationMensuelle
  const { salaireNetAnnuel } = remuneration.remunerationAnnuelle
  return Math.round(12 * salaireNet * 100) === Math.round(salaireNetAnnuel * 100)
    ? undefined
    : `salaireNetAnnuel ${salaireNetAnnuel}`
}

/** A FLEX package never costs more than its budget, and lies between its bounds. */
export function wrongFlex({ flex, compute: figures }: ComputeAnswer): string | undefined {
  if (flex === undefined) return undefined
  const { coutEmployeurAnnuel } = figures.coutEmployeur
  const { salaireBrut } = figures.remuneration.remunerationMensuelle
  const lowest = figures.remunerationBrutLowest.salaireBrut!
  if (coutEmployeurAnnuel > flex.budget) return `costs ${coutEmployeurAnnuel} of ${flex.budget}`
  if (salaireBrut > flex.salaireBrutInitial) return `${salaireBrut} is more than without choices`
  return lowest > salaireBrut ? `the lowest gross ${lowest} is above ${salaireBrut}` : undefined
}

/** Each line is rounded by itself: a cent more gross can leave up to three cents less. */
const WAVER = 3

/** The step that makes net fall between two salaries; throws where none is known. */
export function fallOf(
  { date, worker }: ComputeRequest,
  low: ComputeAnswer,
  high: ComputeAnswer
): string | undefined {
  const before = low.compute.remuneration.remunerationMensuelle
  const after = high.compute.remuneration.remunerationMensuelle
  const cents = (line: keyof typeof before) =>
    Math.round(after[line] * 100) - Math.round(before[line] * 100)
  const fall = -cents('salaireNet')
  if (fall <= WAVER) return undefined
  const couple = worker?.etatCivil === 'marie' || worker?.etatCivil === 'cohabitant'
  if (couple && before.csss === 0 && fall + cents('csss') <= WAVER) return 'csss'
  if (date < '2023-01-01' && fall <= 1500 + WAVER) return 'revenuAnnuelImposable'
  if (date < '2024-04-01' && after.bonusEmploi === 0 && before.bonusEmploi > 0) return 'bonusEmploi'
  throw new Error(`net falls by ${fall} cents at ${after.salaireBrut}`)
}

/** The same request with the fields of every object in another order. */
export function reordered<T>(of: T): T {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return of
  return Object.fromEntries(
    Object.entries(of)
      .toReversed()
      .map(([key, value]) => [key, reordered(value)])
  ) as T
}

/**
 * Solving for an amount of an answer by a field of its package leads back to that amount.
 * @returns `undefined` when the amount does not depend on that field.
 */
export function wrongSolve(
  request: ComputeRequest,
  answer: ComputeAnswer,
  which: number,
  what: number
): string | true | undefined {
  const field = soughtIn(request, which)
  const target = targetIn(answer, what)
  const amount = amountAt(target, answer.compute)
  if (answer.gaps?.some(({ effect }) => effect === 'left_out')) return undefined
  const result = compute({ ...request, solve: { target, amount, for: `package.${field}` } })
  if (!result.ok) {
    const [{ code }] = result.errors
    return code === 'not_solvable' ? undefined : `${code}: ${target} = ${amount} by ${field}`
  }
  const { solved, compute: back } = result.answer
  if (!solved!.exact) return `not exact: ${target} = ${amount} by ${field}`
  return amountAt(target, back) === amount ? true : `${target} = ${amount} by ${field}`
}

/** A field of the package that may be sought: gross pay every other time. */
function soughtIn({ package: fields }: ComputeRequest, which: number): string {
  const pay = fields.salaireBrut === undefined ? 'salaireBrutHoraire' : 'salaireBrut'
  if (which % 2 === 0) return pay
  const keys = SOUGHT_PATHS.map((path) => path.slice('package.'.length)).filter((key) => {
    const value = (fields as unknown as Record<string, unknown>)[key]
    return typeof value === 'number' && value > 0 && !key.startsWith('regime')
  })
  return keys[which % keys.length]
}

/** An amount of the answer that is not nothing: one of the four short names every other time. */
function targetIn({ compute: figures }: ComputeAnswer, what: number): string {
  if (what % 2 === 0) return Object.keys(SHORT)[(what / 2) % 4]
  const paths = SOLVABLE_PATHS.filter((path) => (amountAt(path, figures) ?? 0) !== 0)
  return paths[what % paths.length]
}

const SHORT: Readonly<Record<string, string>> = {
  salaireNet: 'remuneration.remunerationMensuelle.salaireNet',
  remunerationMensuelle: 'remuneration.remunerationMensuelle.remunerationMensuelle',
  coutEmployeurAnnuel: 'coutEmployeur.coutEmployeurAnnuel',
  salaireNetAnnuel: 'remuneration.remunerationAnnuelle.salaireNetAnnuel',
}

/** The amount at a path of the figures; `undefined` for a line that does not stand there. */
function amountAt(path: string, figures: object): number | undefined {
  let at: unknown = figures
  for (const key of (SHORT[path] ?? path).split('.')) {
    at = Array.isArray(at)
      ? at.find((line) => line.key === key)?.amount
      : (at as Record<string, unknown>)[key]
  }
  return at as number | undefined
}
