import { answerAnew } from '../domain/answer_anew.ts'
import type { FrozenPackage } from '../queries/frozen_package.ts'
import type { PrintedPackage } from './package_row.ts'

/** A frozen package as the PDF of its offer prints it; one that was frozen without what its answer asks is answered anew. */
export function offeredPackage(pack: FrozenPackage): PrintedPackage {
  return {
    ...pack,
    packageCategory: 'OFFERED',
    questions: pack.questions ?? answerAnew(pack)?.questions,
  }
}
