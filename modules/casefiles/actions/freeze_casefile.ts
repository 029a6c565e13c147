import { createHash } from 'node:crypto'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import { drawDocument } from '#modules/shared/documents/draw_document'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Pdf } from '#modules/shared/pdfs/pdf'
import { shownText } from '#modules/templates/index'
import { statusAfter } from '../domain/casefile_status.ts'
import { barsPaper } from '../domain/paper_needs.ts'
import type { SigningProblem } from '../domain/signing_problems.ts'
import type Casefile from '../models/casefile.ts'
import type CasefileDocument from '../models/casefile_document.ts'
import {
  casefileContents,
  documentPay,
  renderedDocument,
  type CasefileContents,
} from '../queries/casefile_contents.ts'
import { problemsOf } from '../queries/casefile_problems.ts'
import { documentPdf } from '../queries/document_pdf.ts'
import { findCasefile, lockWithContract, storedSigners } from '../queries/find_casefile.ts'
import { revokeLinks } from './casefile_trail.ts'

/** One of the things that are missing as a sentence; the caller brings the reader's language. */
export type ExplainSigning = (problem: SigningProblem) => string

/** What a casefile is frozen for. */
export interface Freezing {
  step: 'print' | 'send'
  /** The version that the person saw. */
  version: number
  explain: ExplainSigning
  /** Judged before anything is drawn, and once more when it is frozen: the level of each document, and the last day. */
  settle: (
    scope: Scope,
    casefile: Casefile,
    contents: CasefileContents
  ) => Promise<Result<ReadonlyMap<string, CasefileDocument['level']>>>
  /** What follows in the unit of work that freezes it. */
  then: (scope: Scope, casefile: Casefile) => Promise<void>
}

/** A document as it was drawn, by its id. */
type Drawn = ReadonlyMap<string, { fileKey: string; sha256: string; pages: number }>

/**
 * Freezes a casefile so that it can be signed: each text is drawn as it stands and kept with the hash of what is shown.
 * Refused with everything that is missing at once, and where what it says changed while it was drawn.
 */
export async function freezeCasefile(
  inScope: InScope,
  id: string,
  freezing: Freezing
): Promise<Result<Casefile>> {
  const prepared = await inScope(async (scope) => {
    const found = await findCasefile(scope, id)
    if (!found.ok) return found
    const ready = await freezable(scope, found.value, freezing)
    if (!ready.ok) return ready
    const { contents } = ready.value
    return ok({ pdfs: await pdfsOf(scope, found.value, contents), says: saying(contents) })
  })
  if (!prepared.ok) return prepared
  const { pdfs, says } = prepared.value
  const drawn = await draw(id, pdfs)
  return inScope((scope) => freeze(scope, id, freezing, { says, drawn }))
}

/** What a casefile is frozen from, if it can be. */
async function freezable(
  scope: Scope,
  casefile: Casefile,
  { step, version, explain, settle }: Freezing
): Promise<
  Result<{ contents: CasefileContents; levels: ReadonlyMap<string, CasefileDocument['level']> }>
> {
  const next = statusAfter(casefile.status, step, 'EMPLOYER')
  if (!next.ok) return fail(next.problem)
  if (casefile.version !== version) return fail('E_STALE_VERSION')
  const contents = await casefileContents(scope, casefile)
  const settled = await settle(scope, casefile, contents)
  if (!settled.ok) return settled
  const found = problemsOf(casefile, contents)
  const problems = step === 'print' ? found.filter(barsPaper) : found
  if (problems.length === 0) return ok({ contents, levels: settled.value })
  return fail(
    'E_CASEFILE_INCOMPLETE',
    problems.map((problem) => ({
      path: problem.path,
      code: problem.code,
      message: explain(problem),
    }))
  )
}

async function pdfsOf(
  scope: Scope,
  casefile: Casefile,
  contents: CasefileContents
): Promise<Map<string, Pdf>> {
  const pdfs = new Map<string, Pdf>()
  for (const document of contents.documents)
    if (document.kind === 'TEMPLATE')
      pdfs.set(document.id, await documentPdf(scope, casefile, contents, document))
  return pdfs
}

/** Everything that the documents say of the person: what changes while they are drawn is seen by it. */
function saying(contents: CasefileContents): string {
  const { documents, signers, sources } = contents
  const texts = documents.map((document) => renderedDocument(contents, document).blocks)
  return JSON.stringify([texts, signers, sources])
}

async function draw(id: string, pdfs: ReadonlyMap<string, Pdf>): Promise<Drawn> {
  const drawn = new Map<string, { fileKey: string; sha256: string; pages: number }>()
  for (const [documentId, { companyId, kind, sheet }] of pdfs) {
    const bytes = await drawDocument(companyId, kind, await sheet(), 'answer')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const fileKey = `company/${companyId}/casefiles/${id}/${sha256}.pdf`
    // Cut here, it is a file that no row names, which the upkeep removes.
    await drive.use().put(fileKey, bytes)
    const pages = (await openPdf(bytes)).getPageCount()
    drawn.set(documentId, { fileKey, sha256, pages })
  }
  return drawn
}

async function freeze(
  scope: Scope,
  id: string,
  freezing: Freezing,
  { says, drawn }: { says: string; drawn: Drawn }
): Promise<Result<Casefile>> {
  const found = await lockWithContract(scope, id)
  if (!found.ok) return found
  const { casefile } = found.value
  const ready = await freezable(scope, casefile, freezing)
  if (!ready.ok) return ready
  const { contents, levels } = ready.value
  if (saying(contents) !== says) return fail('E_STALE_VERSION')
  for (const document of contents.documents) {
    const made = drawn.get(document.id)
    document.merge({ status: 'SENT', level: levels.get(document.id)! })
    if (made) {
      const language = document.language as DocumentLanguage
      const rendered = shownText(renderedDocument(contents, document).blocks, {
        language,
        payRows: documentPay(contents, language),
      })
      const { fileKey, sha256, pages } = made
      document.merge({ rendered, shownFileKey: fileKey, shownHash: sha256, pages })
    }
    await document.save()
  }
  for (const signer of await storedSigners([id])) {
    const { name, email, nomFonction } = contents.signers.find((one) => one.id === signer.id)!
    await signer.merge({ name, email, function: nomFonction }).save()
  }
  await casefile.merge({ status: 'SIGNING', sentAt: DateTime.now() }).save()
  await revokeLinks(casefile)
  await freezing.then(scope, casefile)
  return ok(casefile)
}
