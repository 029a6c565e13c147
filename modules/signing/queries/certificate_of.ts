import { companyAddress } from '#config/app'
import { findCompanyBrand } from '#modules/accounts/index'
import {
  casefileContents,
  presentSigners,
  type Casefile,
  type CasefileDocument,
} from '#modules/casefiles/index'
import { payComputation } from '#modules/packages/index'
import type { CertificatePage } from '#modules/sealing/index'
import type { FiledBrand } from '#modules/shared/documents/brand_on_paper'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { Scope } from '#modules/shared/tenancy/scope'
import { browserName } from '#modules/shared/values/browser_name'
import { maskedEmail } from '#modules/team/index'
import SigningConsent from '../models/signing_consent.ts'

/** What the certificate says of a casefile that all have signed; its logo is read once the unit of work has ended. */
export interface CertificateFacts {
  page: Omit<CertificatePage, 'brand'>
  brand: FiledBrand
  /** The pay that the contract's pay table shows, to be computed again; it goes into documents that have that table. */
  pay: string | null
}

/** Who signed what, when, and by what they were known. */
export async function certificateOf(
  scope: Scope,
  casefile: Casefile,
  documents: readonly CasefileDocument[]
): Promise<CertificateFacts> {
  const { id, version, language } = casefile
  const { company, brand } = await findCompanyBrand(scope)
  const signers = await presentSigners(id)
  const { pack } = await casefileContents(scope, casefile)
  const consents = await SigningConsent.query().whereIn(
    'casefile_signer_id',
    signers.map((signer) => signer.id)
  )
  return {
    page: {
      casefile: {
        ...{ id, number: id, version, language: language as DocumentLanguage },
        companyName: company.name,
        ...(company.numeroEntreprise ? { enterpriseNumber: company.numeroEntreprise } : {}),
      },
      documents: documents.map(({ name, pages, shownHash }) => ({
        ...{ name, pages: pages!, sha256: shownHash! },
      })),
      signers: signers.map((signer) => {
        const consent = consents.find((one) => one.casefileSignerId === signer.id)!
        return {
          name: signer.name,
          role: signer.role,
          mailMasked: maskedEmail(signer.email),
          order: signer.signOrder,
          level: consent.level,
          identifiedBy: consent.identifiedBy,
          invitedAt: signer.invitedAt?.toUTC().toISO() ?? null,
          openedAt: signer.openedAt?.toUTC().toISO() ?? null,
          signedAt: consent.at.toUTC().toISO()!,
          ip: consent.ip,
          device: browserName(consent.userAgent),
          ...(consent.certificate && { certificate: consent.certificate }),
          sentence: consent.sentence,
          ...(consent.typedName === null ? {} : { typedName: consent.typedName }),
          ...(consent.drawnName === null ? {} : { drawnPicture: consent.drawnName }),
        }
      }),
      verifyAt: `${companyAddress(company.slug)}/${language}/verify`,
    },
    brand,
    pay: pack && payComputation(pack),
  }
}
