import type { WorkerFields } from '#modules/compute/pure'
import { readNiss } from '#modules/shared/values/niss'
import type { CauseCode } from './causes.ts'
import type { ComparedKey } from './compare.ts'
import type { Reconciled } from './reconcile.ts'
import type { Situation } from './trials.ts'

/** As many cases as one report tells, the largest first. */
export const MOST_CASES = 100

/** One payslip that nothing explains, without whose it is; EUR. */
export interface ReportCase {
  case: number
  lawSet: string | null
  date: string | null
  worker: Readonly<Record<string, number | boolean | string>>
  package: Readonly<Record<string, number | boolean | string>>
  lines: readonly {
    line: ComparedKey
    code: string | null
    computed: number
    payslip: number
    difference: number
    cause: CauseCode | null
  }[]
}

/** Words of the law that a situation is told in; any other text could name somebody. */
const TOLD = ['etatCivil', 'revenusConjoint', 'packageType', 'commissionParitaire', 'employmentType', 'energieVS', 'typeFraisTransport']

/** The cases of a report: what was computed from, and both sides of each line. No name, no number of a person, no free text. */
export function reportOf(
  people: readonly { reconciled: Reconciled; situation: Situation | null }[]
): ReportCase[] {
  return people
    .filter(({ reconciled }) => reconciled.verdict === 'UNEXPLAINED')
    .toSorted((one, other) => unexplained(other) - unexplained(one))
    .slice(0, MOST_CASES)
    .map(({ reconciled, situation }, at) => ({
      case: at + 1,
      lawSet: reconciled.lawSet,
      date: situation?.date ?? null,
      worker: plainly(situation?.worker ?? ({} as WorkerFields)),
      package: plainly(flat(situation?.package ?? {})),
      lines: [...reconciled.lines, ...reconciled.subtotals.map((line) => ({ ...line, cause: null }))].map(
        ({ key, code, ours, theirs, difference, cause }) => ({
          line: key,
          code: toldCode(code),
          computed: ours / 100,
          payslip: theirs / 100,
          difference: difference / 100,
          cause: cause?.code ?? null,
        })
      ),
    }))
}

/** A code as providers have them; what could be words, an address or a number of a person is left out. */
const toldCode = (code: string | null) =>
  code !== null && /^[\p{L}\d._/-]{1,20}$/u.test(code) && readNiss(code) === null ? code : null

const unexplained = ({ reconciled }: { reconciled: Reconciled }) =>
  Math.abs(reconciled.byCause.UNEXPLAINED)

/** Fields of the joint committee stand among the others. */
function flat({ computeModelConfig, ...fields }: Partial<Situation['package']>): object {
  return { ...computeModelConfig, ...fields }
}

/** Amounts, counts, yes and no, and words of the law. */
function plainly(fields: object): Record<string, number | boolean | string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        typeof value === 'number' ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && TOLD.includes(name))
    )
  )
}
