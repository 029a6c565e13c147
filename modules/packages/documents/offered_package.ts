import { answerAnew } from '../domain/answer_anew.ts'
import type { FrozenPackage } from '../queries/frozen_package.ts'
import type { PrintedPackage } from './package_row.ts'

/** A frozen package as the PDF of its offer prints it, with what its answer asks and the frozen one does not keep. */
export function offeredPackage(pack: FrozenPackage): PrintedPackage {
  return { ...pack, packageCategory: 'OFFERED', questions: answerAnew(pack)?.questions }
}
