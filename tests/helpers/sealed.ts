import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DevelopmentAuthority } from '#modules/sealing/authority/development_authority'
import { certificateSheet } from '#modules/sealing/documents/certificate_sheet'
import {
  AUDIT_NAME,
  auditOf,
  COMPUTATION_NAME,
  ORIGINAL_NAME,
  SIGNED_NAME,
} from '#modules/sealing/domain/audit'
import type { CertificatePage } from '#modules/sealing/domain/certificate_page'
import { appendPages, carryFiles, type CarriedFile } from '#modules/sealing/pdf/append_pages'
import { signedAttributes } from '#modules/sealing/cms/signed_data'
import type { Signer } from '#modules/sealing/keys/signer'
import { sealPdf, signedInto, type Sealing } from '#modules/sealing/pdf/sign'
import { signatureRoom } from '#modules/sealing/pdf/signature_room'
import { localTimeStamps } from '#modules/sealing/time_stamps/local_time_stamps'
import { trustOf } from '#modules/sealing/verify/trust'
import { openNativeTypst } from '#modules/shared/documents/typst_native'
import { typstRenderer } from '#modules/shared/documents/typst_renderer'
import type { Sheet } from '#modules/shared/documents/sheet'

/** An authority of one test, gone with `remove`. */
export function testAuthority() {
  const above = mkdtempSync(join(tmpdir(), 'barema-seal-'))
  const folder = join(above, 'seal')
  const authority = DevelopmentAuthority.open(folder)
  const pem = ['root.pem', 'seal.pem'].map((name) => readFileSync(join(folder, name), 'utf8'))
  const sealing: Sealing = {
    signer: authority.seal,
    timeStamps: localTimeStamps(authority.timeStamps),
    revocations: { getCRL: async (certificate) => authority.crlOf(certificate) },
  }
  return {
    folder,
    authority,
    sealing,
    roots: pem.join('\n'),
    trust: trustOf(pem.join('\n')),
    remove: () => rmSync(above, { recursive: true, force: true }),
  }
}

export type TestAuthority = ReturnType<typeof testAuthority>

/** What a certificate says of a document that an employer and a worker signed. */
export function exampleCertificate(
  shown: Uint8Array,
  more: Partial<CertificatePage> = {}
): CertificatePage {
  const signer = {
    mailMasked: 'n•••@example.test',
    level: 'SIMPLE' as const,
    invitedAt: '2026-11-23T08:00:00.000Z',
    openedAt: '2026-11-23T09:10:00.000Z',
    ip: '203.0.113.7',
    device: 'Firefox · Android',
    sentence: 'J’ai lu ce contrat, je suis d’accord avec ce qu’il dit et je le signe.',
  }
  return {
    casefile: {
      id: '0a0b0c0d-0000-4000-8000-000000000001',
      number: 'D-2026-0042',
      version: 2,
      language: 'fr',
      companyName: 'Acme Belgium',
      enterpriseNumber: '0403.019.261',
    },
    brand: { name: 'Acme Belgium', colour: '#1d4ed8', ink: '#1e40af' },
    documents: [{ name: 'Contrat de travail', pages: 2, sha256: hex(shown) }],
    signers: [
      {
        ...signer,
        name: 'Émilie Leroy',
        role: 'EMPLOYER',
        order: 1,
        identifiedBy: 'LINK',
        signedAt: '2026-11-23T09:12:13.000Z',
        typedName: 'Émilie Leroy',
      },
      {
        ...signer,
        name: 'Nadia Peeters',
        role: 'WORKER',
        order: 2,
        identifiedBy: 'LINK_AND_MAIL_CODE',
        signedAt: '2026-11-23T18:30:00.000Z',
        typedName: 'Nadia Peeters',
      },
    ],
    verifyAt: 'https://acme.barema.test/verify',
    ...more,
  }
}

export function hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Draws in this process, as the renderer's process does. */
export async function drawn(kind: 'certificate' | 'contract', sheet: Sheet): Promise<Buffer> {
  return typstRenderer(await openNativeTypst()).render(kind, sheet)
}

type DrawCertificate = (kind: 'certificate', sheet: Sheet) => Promise<Uint8Array>

const SEAL = {
  by: 'Barema development seal',
  issuer: 'Barema development authority',
  serialNumber: '01AB',
  root: hex(Buffer.from('root')),
  isDevelopment: true,
}

const carried = (name: string, mimeType: string, bytes: Uint8Array): CarriedFile => ({
  name,
  mimeType,
  bytes,
  description: name,
  relationship: mimeType === 'application/pdf' ? 'Source' : 'Data',
  at: new Date('2026-11-23T18:31:00Z'),
})

/** A document with its certificate and its files, as it is before it is sealed. */
export async function withCertificate(
  shown: Uint8Array,
  page: CertificatePage = exampleCertificate(shown),
  draw: DrawCertificate = drawn
): Promise<Uint8Array> {
  const says = { sha256: hex(shown), bytes: shown.length, isQualified: false }
  const pages = await draw('certificate', certificateSheet(page, says, SEAL))
  return appendPages(shown, pages, [
    carried(AUDIT_NAME, 'application/json', Buffer.from(auditOf(page, says))),
    carried(ORIGINAL_NAME, 'application/pdf', shown),
    ...(page.computation
      ? [carried(COMPUTATION_NAME, 'application/json', Buffer.from(page.computation))]
      : []),
  ])
}

/** The certificate of a document that persons signed, with that document in it, as it is before it is sealed. */
export async function certificateBeside(
  shown: Uint8Array,
  signed: Uint8Array,
  page: CertificatePage = exampleCertificate(shown),
  draw: DrawCertificate = drawn
): Promise<Uint8Array> {
  const says = { sha256: hex(shown), bytes: shown.length, isQualified: true }
  const pages = await draw('certificate', certificateSheet(page, says, SEAL))
  return carryFiles(pages, [
    carried(AUDIT_NAME, 'application/json', Buffer.from(auditOf(page, says))),
    carried(SIGNED_NAME, 'application/pdf', signed),
  ])
}

/** Employer and worker, each with a certificate of their own. */
export function exampleParties({ authority }: TestAuthority) {
  return [
    { fieldName: 'employer-1', person: { givenName: 'Émilie', surname: 'Leroy' } },
    { fieldName: 'worker', person: { givenName: 'Nadia', surname: 'Peeters' } },
  ].map(({ fieldName, person }) => ({ fieldName, signer: authority.issueForPerson(person) }))
}

/** The same PDF with the signature of each, in the two phases of a provider, one after the other. */
export async function signedByPersons(
  { sealing: { timeStamps } }: TestAuthority,
  shown: Uint8Array,
  parties: readonly { fieldName: string; signer: Signer }[]
): Promise<Uint8Array> {
  let pdf = shown
  for (const { fieldName, signer } of parties) {
    const { certificate } = signer
    const room = await signatureRoom(pdf, { fieldName, reason: 'Accord' })
    const attributes = signedAttributes(room.digest, certificate)
    const value = await signer.sign(attributes)
    pdf = await signedInto(room, { signer, attributes, value, timeStamps })
  }
  return pdf
}

/** A document that was signed and sealed. */
export async function sealedDocument(
  { sealing }: TestAuthority,
  shown: Uint8Array,
  page?: CertificatePage
): Promise<Buffer> {
  const sealed = await sealPdf(await withCertificate(shown, page), sealing, 'Cachet de Barema')
  return Buffer.from(sealed)
}
