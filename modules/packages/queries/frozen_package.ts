import type {
  CompanyFields,
  ComputeAnswer,
  Gap,
  PackageFields,
  WorkerFields,
} from '#modules/compute/pure'
import { answerAnew } from '../domain/answer_anew.ts'
import type Package from '../models/package.ts'

/** A package with every figure, as it stood at one moment; what was offered then reads the same later. */
export interface FrozenPackage {
  id: string
  version: number
  nomFonction: string
  packageType: 'FIX' | 'FLEX'
  /** The day whose law applies, `YYYY-MM-DD`. */
  date: string
  company: Required<CompanyFields>
  worker: WorkerFields
  package: PackageFields
  compute: ComputeAnswer['compute']
  lawset: ComputeAnswer['lawset']
  gaps: Gap[]
  /** What the answer asks; absent before it is kept (`withQuestions`), and where the law of the answer is unknown. */
  questions?: ComputeAnswer['questions']
}

/** The package whole, to be kept in the row of what was offered with it. */
export function frozenPackage(row: Package): FrozenPackage {
  return {
    id: row.id,
    version: row.version,
    nomFonction: row.nomFonction,
    packageType: row.packageType as FrozenPackage['packageType'],
    date: row.date.toISODate()!,
    company: row.company,
    worker: row.worker,
    package: row.package,
    compute: row.compute,
    lawset: row.lawset,
    gaps: row.gaps,
  }
}

/** The same as it is kept for good: with what its answer asks, whatever the law is known as later. */
export function withQuestions(pack: FrozenPackage): FrozenPackage {
  return { ...pack, questions: answerAnew(pack)?.questions }
}

/** Pay below a minimum of the law, which is said and not refused; nothing where the law of its answer is unknown. */
export function belowMinimum(pack: FrozenPackage): NonNullable<ComputeAnswer['sousMinimum']> {
  return answerAnew(pack)?.sousMinimum ?? []
}
