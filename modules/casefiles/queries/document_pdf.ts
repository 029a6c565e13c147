import { findCompanyBrand } from '#modules/accounts/index'
import { findContract } from '#modules/contracts/index'
import { findAcceptedOffer } from '#modules/offers/index'
import { packageHeadlines } from '#modules/packages/index'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import { fileName } from '#modules/shared/http/inline_file'
import type { Pdf } from '#modules/shared/pdfs/pdf'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { writtenDocument } from '#modules/templates/index'
import { documentWords } from '../documents/texts.ts'
import type Casefile from '../models/casefile.ts'
import type CasefileDocument from '../models/casefile_document.ts'
import type { DocumentForm } from '../models/casefile_document.ts'
import {
  casefileContents,
  documentPay,
  renderedDocument,
  type CasefileContents,
} from './casefile_contents.ts'
import { findDocument, findFormerDocument } from './find_casefile.ts'

/** A document to be read: a file that was kept, or what it is drawn from while it is a draft. */
export type ReadableDocument = { name: string } & ({ fileKey: string } | { pdf: Pdf })

/**
 * A document as its signers are shown it, as they were before, or as they signed it, or the certificate of it; E_NOT_FOUND
 * where there is none. It says what is paid: E_FORBIDDEN to readers who may not see the package.
 */
export async function readableDocument(
  scope: Scope,
  id: string,
  as: DocumentForm
): Promise<Result<ReadableDocument>> {
  const found = await findDocument(scope, id)
  if (!found.ok) return as === 'shown' ? readableFormer(scope, id) : found
  const { casefile, document } = found.value
  if (!(await seesPay(scope, casefile))) return fail('E_FORBIDDEN')
  const { name } = document
  const fileKey = {
    shown: document.shownFileKey,
    signed: document.signedFileKey,
    certificate: document.certificateFileKey,
  }[as]
  if (fileKey) return ok({ name, fileKey })
  if (as !== 'shown' || document.kind === 'UPLOAD') return fail('E_NOT_FOUND')
  const contents = await casefileContents(scope, casefile)
  return ok({ name, pdf: await documentPdf(scope, casefile, contents, document) })
}

/** A document that its casefile was printed or sent with before. */
async function readableFormer(scope: Scope, id: string): Promise<Result<ReadableDocument>> {
  const found = await findFormerDocument(scope, id)
  if (!found.ok) return found
  const { casefile, document } = found.value
  if (!(await seesPay(scope, casefile))) return fail('E_FORBIDDEN')
  return ok({ name: document.name, fileKey: document.fileKey })
}

/** Whether the reader sees the package that a casefile speaks of: that of its contract, else of its offer. */
async function seesPay(scope: Scope, { contractId, offerId }: Casefile): Promise<boolean> {
  if (contractId === null) return offerId === null || (await findAcceptedOffer(scope, offerId)).ok
  const contract = await findContract(scope, contractId)
  return contract.ok && (await packageHeadlines(scope, [contract.value.packageId])).size > 0
}

/** What the PDF of a text is drawn from, as it stands; drawn once the unit of work has ended. */
export async function documentPdf(
  scope: Scope,
  { id }: Casefile,
  contents: CasefileContents,
  document: CasefileDocument
): Promise<Pdf> {
  const language = document.language as DocumentLanguage
  const { brand } = await findCompanyBrand(scope)
  const words = documentWords(language)
  const says = {
    title: document.name,
    language,
    blocks: document.rendered ?? renderedDocument(contents, document).blocks,
    payRows: documentPay(contents, language),
    signers: contents.signers.map(({ name, nomFonction, role }) => ({
      name,
      nomFonction: nomFonction || null,
      signsFor: role === 'EMPLOYER' ? ('COMPANY' as const) : ('WORKER' as const),
    })),
    notice: document.isTranslation ? words.say('translation') : '',
    date: today(),
  }
  return {
    companyId: scope.companyId,
    subject: { type: 'casefile', id },
    kind: 'contract',
    isDraft: true,
    fileName: `${fileName(document.name)}.pdf`,
    sheet: async () => writtenDocument({ ...says, brand: await brandOnPaper(brand) }),
  }
}
