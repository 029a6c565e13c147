import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compute } from '#modules/compute/pure'
import { signedAttributes } from '#modules/sealing/cms/signed_data'
import type { CertificatePage } from '#modules/sealing/domain/certificate_page'
import { sealPdf, signedInto } from '#modules/sealing/pdf/sign'
import { signatureRoom } from '#modules/sealing/pdf/signature_room'
import { exampleContract } from '#tests/helpers/example_contract'
import {
  drawn,
  exampleCertificate,
  hex,
  sealedDocument,
  testAuthority,
} from '#tests/helpers/sealed'

/** The sealed files that programs of others judge, and how many pages they have. */
export interface MadeFiles {
  root: string
  simple: string
  qualified: string
  shown: string
  shownSha256: string
}

/**
 * A contract of four pages as this product draws it, sealed in both shapes, with the root of an authority that is
 * forgotten once they are made.
 */
export async function makeFiles(folder: string): Promise<MadeFiles> {
  mkdirSync(folder, { recursive: true })
  const authority = testAuthority()
  try {
    const shown = await drawn('contract', exampleContract())
    const at = (name: string) => join(folder, name)
    const page: Partial<CertificatePage> = { computation: simulationOf() }
    writeFileSync(at('shown.pdf'), shown)
    const simple = await sealedDocument(authority, shown, exampleCertificate(shown, page))
    writeFileSync(at('simple.pdf'), simple)
    writeFileSync(at('qualified.pdf'), await signedByPersons(shown))
    writeFileSync(at('root.pem'), readFileSync(join(authority.folder, 'root.pem')))
    return {
      root: at('root.pem'),
      simple: at('simple.pdf'),
      qualified: at('qualified.pdf'),
      shown: at('shown.pdf'),
      shownSha256: hex(shown),
    }
  } finally {
    authority.remove()
  }

  /** Employer and worker by certificates of their own, each in two phases, then the seal. */
  async function signedByPersons(shown: Uint8Array): Promise<Uint8Array> {
    let pdf = shown
    for (const [fieldName, givenName, surname] of [
      ['employer-1', 'Émilie', 'Leroy'],
      ['worker', 'Nadia', 'Peeters'],
    ]) {
      const signer = authority.authority.issueForPerson({ givenName, surname })
      const { certificate } = signer
      const room = await signatureRoom(pdf, { certificate, fieldName, reason: 'Accord' })
      const attributes = signedAttributes(room.digest, certificate)
      const value = await signer.sign(attributes)
      const { timeStamps } = authority.sealing
      pdf = await signedInto(room, { signer, attributes, value, timeStamps })
    }
    return sealPdf(pdf, authority.sealing, 'Cachet de Barema')
  }
}

/** A computation as the PDF of a package carries it. */
export function simulationOf(): string {
  const request = {
    date: '2026-09-01',
    worker: { etatCivil: 'celibataire' },
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
    },
  }
  const computed = compute(request)
  if (!computed.ok) throw new Error('the example is refused')
  const { lawset, compute: figures } = computed.answer
  return JSON.stringify({ request, answer: { lawset, compute: figures } })
}

/** The same file with one bit changed in what was shown. */
export function changed(file: string): string {
  const bytes = readFileSync(file)
  bytes[5_000] ^= 1
  const copy = file.replace('.pdf', '-changed.pdf')
  writeFileSync(copy, bytes)
  return copy
}
