import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { Attachment, Band } from '#modules/shared/documents/sheet'
import { ATTACHMENT_NAME, simulation } from './attachment.ts'
import { contentsBand } from './contents.ts'
import { contractFacts, proofFacts, situationFacts } from './facts.ts'
import { employerCost, payslip, year } from './ledgers.ts'
import { attached, density, isLong } from './package_document.ts'
import type { PrintedCompany, PrintedPackage } from './package_row.ts'
import { documentTexts, type Texts } from './texts.ts'

interface CandidatePart {
  pack: PrintedPackage
  company: PrintedCompany
  language: DocumentLanguage
  /** What the employer pays is shown to candidates only where the company wants it. */
  withEmployerCost: boolean
}

/** A contractor's invoice is no payslip: the candidate's pages hide the summary, and so does the PDF. */
export function hasSummary({ package: fields }: PrintedPackage): boolean {
  return fields.computeModelConfig.employmentType !== 'CONTRACTOR'
}

/** The package on the PDF of an offer: the month, then the year, as the candidate may see them. */
export function candidatePart({ pack, language, withEmployerCost }: CandidatePart): Band[] {
  if (!hasSummary(pack)) return []
  const texts = documentTexts(language)
  const slip = payslip(pack, texts)
  return [
    {
      density: density(slip),
      wide: [],
      split: 40,
      left: [contractFacts(pack, texts), situationFacts(pack, texts)],
      right: [slip],
    },
    ...contentsBand(pack, texts, withEmployerCost),
    yearBand(pack, texts, withEmployerCost),
  ]
}

/** The year of the worker and how to compute it again, beside what the employer pays where that is told. */
function yearBand(pack: PrintedPackage, texts: Texts, withEmployerCost: boolean): Band {
  const proof = [proofFacts(pack, texts), attached(pack, texts, 'attachedForCandidate')]
  const ofWorker = year(pack, texts)
  const band = { wide: [], split: 50 }
  if (!withEmployerCost) return { ...band, density: 'normal', left: [ofWorker], right: proof }
  const cost = employerCost(pack, texts)
  return {
    ...band,
    density: density(cost),
    flowing: isLong(cost),
    left: [cost],
    right: [ofWorker, ...proof],
  }
}

/** The computation in the file, with what the candidate may see of it. */
export function candidateAttachment({
  pack,
  company,
  language,
  withEmployerCost,
}: CandidatePart): Attachment {
  return {
    name: ATTACHMENT_NAME,
    mimeType: 'application/json',
    description: documentTexts(language).say('attachmentDescription'),
    content: simulation({ ...pack, compute: shownFigures(pack, withEmployerCost) }, company),
  }
}

function shownFigures(pack: PrintedPackage, withEmployerCost: boolean) {
  if (!hasSummary(pack)) return {}
  if (withEmployerCost) return pack.compute
  const { coutEmployeur: _kept, ...shown } = pack.compute
  return shown
}
