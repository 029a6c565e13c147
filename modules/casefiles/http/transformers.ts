import type { Answer } from '#modules/shared/http/shapes'
import type { ContractKind } from '#modules/templates/index'
import { documentUrls, pdfUrlOf } from '../domain/casefile_urls.ts'
import type Casefile from '../models/casefile.ts'
import type CasefileFormerDocument from '../models/casefile_former_document.ts'
import type { CasefileContext } from '../queries/casefile_context.ts'
import type { ListedDocument } from '../queries/find_casefile.ts'
import type { documentSchema, formerDocumentSchema, listedCasefileSchema } from './schemas.ts'

/** A casefile as a list shows it. */
export function toListedCasefile(
  casefile: Casefile,
  { workers, contracts, documents, users }: CasefileContext
): Answer<typeof listedCasefileSchema> {
  const contract = contracts.get(casefile.contractId ?? '')
  return {
    id: casefile.id,
    link: casefile.link,
    status: casefile.status,
    language: casefile.language,
    workerId: casefile.workerId,
    worker: workers.get(casefile.workerId)!,
    contractId: casefile.contractId,
    contract: contract
      ? {
          id: contract.id,
          kind: contract.kind as ContractKind,
          startDateStr: contract.startDate.toISODate()!,
          endDateStr: contract.endDate?.toISODate() ?? null,
        }
      : null,
    documents: (documents.get(casefile.id) ?? []).map(toDocument),
    lastDayStr: casefile.lastDay?.toISODate() ?? null,
    sentAt: casefile.sentAt?.toISO() ?? null,
    signedOnStr: casefile.signedOn?.toISODate() ?? null,
    version: casefile.version,
    createdBy: users.get(casefile.createdBy ?? '') ?? null,
    createdAt: casefile.createdAt.toISO()!,
    updatedAt: casefile.updatedAt.toISO()!,
  }
}

function toDocument(document: ListedDocument): Answer<typeof documentSchema> {
  const { id, kind, name, status, level, isTranslation, language, templateId, pages } = document
  const urls = documentUrls(document)
  return {
    ...{ id, kind, name, status, level, isTranslation, language, templateId, pages },
    templateKind: document.templateKind as 'CONTRACT' | 'ANNEXE' | null,
    pdfUrl: urls.pdf,
    signedPdfUrl: urls.signed,
    certificatePdfUrl: urls.certificate,
  }
}

/** A document that its casefile was printed or sent with, before it was made a draft again. */
export function toFormer({
  id,
  name,
  version,
  sentAt,
}: CasefileFormerDocument): Answer<typeof formerDocumentSchema> {
  return { id, name, version, sentAt: sentAt.toISO()!, pdfUrl: pdfUrlOf(id) }
}
