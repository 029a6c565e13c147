import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Pdf } from '#modules/shared/pdfs/pdf'
import { statusAfter } from '../domain/casefile_status.ts'
import type { SigningProblem } from '../domain/signing_problems.ts'
import type Casefile from '../models/casefile.ts'
import {
  casefileContents,
  renderedDocument,
  type CasefileContents,
} from '../queries/casefile_contents.ts'
import { problemsOf } from '../queries/casefile_problems.ts'
import { documentPdf } from '../queries/document_pdf.ts'
import { findCasefile, lockWithContract, storedSigners } from '../queries/find_casefile.ts'
import { append, revokeLinks } from './casefile_trail.ts'

/** One of the things that are missing as a sentence; the caller brings the reader's language. */
export type ExplainSigning = (problem: SigningProblem) => string

/** A document as it was drawn, by its id. */
type Drawn = ReadonlyMap<string, { fileKey: string; sha256: string }>

/**
 * Freezes a casefile for signing by hand: each text is drawn as it stands and kept with the hash of what was printed.
 * Refused with everything that is missing at once.
 */
export class PrintCasefile {
  static async handle(
    inScope: InScope,
    id: string,
    { version }: { version: number },
    explain: ExplainSigning
  ): Promise<Result<Casefile>> {
    const prepared = await inScope(async (scope) => {
      const found = await findCasefile(scope, id)
      if (!found.ok) return found
      const ready = await printable(scope, found.value, version, explain)
      if (!ready.ok) return ready
      return ok({ pdfs: await pdfsOf(scope, found.value, ready.value), says: saying(ready.value) })
    })
    if (!prepared.ok) return prepared
    const { pdfs, says } = prepared.value
    const drawn = await draw(id, pdfs)
    return inScope((scope) => freeze(scope, id, { version, says, drawn }, explain))
  }
}

/** What a casefile is printed from, if it can be. */
async function printable(
  scope: Scope,
  casefile: Casefile,
  version: number,
  explain: ExplainSigning
): Promise<Result<CasefileContents>> {
  const next = statusAfter(casefile.status, 'print', 'EMPLOYER')
  if (!next.ok) return fail(next.problem)
  if (casefile.version !== version) return fail('E_STALE_VERSION')
  const contents = await casefileContents(scope, casefile)
  const problems = problemsOf(casefile, contents)
  if (problems.length === 0) return ok(contents)
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
  const drawn = new Map<string, { fileKey: string; sha256: string }>()
  for (const [documentId, { companyId, kind, sheet }] of pdfs) {
    const bytes = await drawDocument(companyId, kind, await sheet(), 'answer')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const fileKey = `company/${companyId}/casefiles/${id}/${sha256}.pdf`
    // Cut here, it is a file that no row names, which the upkeep removes.
    await drive.use().put(fileKey, bytes)
    drawn.set(documentId, { fileKey, sha256 })
  }
  return drawn
}

async function freeze(
  scope: Scope,
  id: string,
  { version, says, drawn }: { version: number; says: string; drawn: Drawn },
  explain: ExplainSigning
): Promise<Result<Casefile>> {
  const found = await lockWithContract(scope, id)
  if (!found.ok) return found
  const { casefile } = found.value
  const ready = await printable(scope, casefile, version, explain)
  if (!ready.ok) return ready
  if (saying(ready.value) !== says) return fail('E_STALE_VERSION')
  for (const document of ready.value.documents) {
    const made = drawn.get(document.id)
    document.merge({ status: 'SENT', level: 'PAPER' })
    if (made) {
      const rendered = renderedDocument(ready.value, document).blocks
      document.merge({ rendered, shownFileKey: made.fileKey, shownHash: made.sha256 })
    }
    await document.save()
  }
  for (const signer of await storedSigners([id])) {
    const { name, email, nomFonction } = ready.value.signers.find((one) => one.id === signer.id)!
    await signer.merge({ name, email, function: nomFonction }).save()
  }
  await casefile.merge({ status: 'SIGNING', sentAt: DateTime.now() }).save()
  await revokeLinks(casefile)
  await append(scope, casefile, 'PRINTED', { audit: { version } })
  return ok(casefile)
}
