import { weeklyHours } from '#modules/compute/pure'
import { writtenAtStart } from '#modules/contracts/index'
import { today } from '#modules/shared/values/days'
import { signingProblems, type SigningProblem } from '../domain/signing_problems.ts'
import { signingWarnings, type SigningWarning } from '../domain/signing_warnings.ts'
import type Casefile from '../models/casefile.ts'
import { renderedDocument, type CasefileContents } from './casefile_contents.ts'

/** What keeps a casefile from being signed, as it is now. */
export function problemsOf(casefile: Casefile, contents: CasefileContents): SigningProblem[] {
  const { contract, regime, worker, documents, signers } = contents
  return signingProblems({
    contract: contract && { hasLocation: contract.contractLocationId !== null, regime },
    workerLanguage: worker.language,
    documents: documents.map((document) => {
      const { name, isTranslation, language } = document
      const { missing, unknown } = renderedDocument(contents, document)
      return { name, isTranslation, language, missing, unknown }
    }),
    signers,
    lastDay: casefile.lastDay?.toISODate() ?? null,
    today: today(),
  })
}

/** What is worth knowing before, and forbids nothing. */
export function warningsOf(
  casefile: Casefile,
  { contract, pack }: CasefileContents
): SigningWarning[] {
  return signingWarnings({
    contract: contract && {
      isWrittenAtStart: writtenAtStart(contract.kind, weeklyHours(pack!.package)) !== null,
      start: contract.startDate.toISODate()!,
    },
    lastDay: casefile.lastDay?.toISODate() ?? null,
    today: today(),
  })
}
