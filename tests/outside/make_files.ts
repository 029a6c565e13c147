import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compute } from '#modules/compute/pure'
import type { CertificatePage } from '#modules/sealing/domain/certificate_page'
import { sealPdf } from '#modules/sealing/pdf/sign'
import { exampleContract } from '#tests/helpers/example_contract'
import {
  drawn,
  exampleCertificate,
  exampleParties,
  hex,
  sealedDocument,
  signedByPersons,
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
    // As in a worker that seals many: what proves this seal is what was gathered for the one before (`validation_data.ts`).
    await sealedDocument(authority, shown)
    const simple = await sealedDocument(authority, shown, exampleCertificate(shown, page))
    writeFileSync(at('simple.pdf'), simple)
    const signed = await signedByPersons(authority, shown, exampleParties(authority))
    writeFileSync(at('qualified.pdf'), await sealPdf(signed, authority.sealing, 'Cachet de Barema'))
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
