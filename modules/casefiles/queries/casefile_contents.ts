import { findCompany, findSigner, type CompanyFacts } from '#modules/accounts/index'
import { contractSources, findContract, type Contract } from '#modules/contracts/index'
import { findAcceptedOffer } from '#modules/offers/index'
import { payRows, type FrozenPackage } from '#modules/packages/index'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { FactRow } from '#modules/shared/documents/sheet'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import {
  findLocation,
  visibleWorkers,
  workerOnPaper,
  type LanguageRegime,
} from '#modules/team/index'
import {
  renderBody,
  templateConditions,
  templateFacts,
  type TemplateSources,
} from '#modules/templates/index'
import { isOpen } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import type CasefileDocument from '../models/casefile_document.ts'
import type CasefileSigner from '../models/casefile_signer.ts'
import { seeingItsParts } from './filtered_casefiles.ts'
import { documentsOf, storedSigners } from './find_casefile.ts'

/** Who signs, as they are now; of a casefile that was printed or sent, as they were then. */
export interface ShownSigner {
  id: string
  role: 'EMPLOYER' | 'WORKER'
  order: number
  name: string
  email: string
  nomFonction: string
  signerId: string | null
  language: Locale
  status: CasefileSigner['status']
  invitedAt: string | null
  openedAt: string | null
  signedAt: string | null
  refusedAt: string | null
  paperAskedAt: string | null
  reason: string | null
}

/** What a casefile speaks of, as it is now. */
export interface CasefileContents {
  company: CompanyFacts
  worker: {
    id: string
    firstName: string
    lastName: string
    email: string | null
    language: string
  }
  contract: Contract | null
  /** Of the contract's location; null where it has none, or the location has not been told its own. */
  regime: LanguageRegime | null
  sources: TemplateSources
  /** What is paid and given: of the contract, else of the accepted offer. */
  pack: FrozenPackage | null
  documents: CasefileDocument[]
  signers: ShownSigner[]
}

export async function casefileContents(
  scope: Scope,
  casefile: Casefile
): Promise<CasefileContents> {
  const all = seeingItsParts(scope)
  const company = await findCompany(scope)
  const worker = await visibleWorkers(all).where('id', casefile.workerId).firstOrFail()
  const found = casefile.contractId === null ? null : await findContract(all, casefile.contractId)
  const contract = found?.ok ? found.value : null
  const stored = await storedSigners([casefile.id])
  const signers = await Promise.all(stored.map((one) => shownSigner(scope, casefile, one, worker)))
  const location = await findLocation(all, contract?.contractLocationId ?? null)
  const agreed = contract && (await contractSources(all, contract, location))
  const pack = agreed ? agreed.package : await acceptedPackage(all, casefile)
  const first = signers.find(({ role }) => role === 'EMPLOYER')
  return {
    company,
    worker,
    contract,
    regime: location?.languageRegime ?? null,
    sources: {
      today: today(),
      company,
      signer: first ?? null,
      worker: workerOnPaper(worker),
      package: pack,
      contract: agreed && agreed.contract,
    },
    pack,
    documents: await documentsOf([casefile.id]),
    signers,
  }
}

/** The text of a document with what is known now in the place of its variables; of an upload nothing. */
export function renderedDocument(
  { sources }: CasefileContents,
  { body, language }: CasefileDocument
): ReturnType<typeof renderBody> {
  if (body === null || language === null) return { blocks: [], missing: [], unknown: [] }
  return renderBody(body, templateFacts(language, sources), templateConditions(sources))
}

/** What the pay table of a document holds; nothing where no package is known. */
export function documentPay({ pack }: CasefileContents, language: DocumentLanguage): FactRow[] {
  return pack ? payRows(language, pack) : []
}

async function shownSigner(
  scope: Scope,
  { status }: Casefile,
  stored: CasefileSigner,
  worker: CasefileContents['worker']
): Promise<ShownSigner> {
  const { id, role, signOrder: order, signerId, language } = stored
  const kept = { name: stored.name, email: stored.email, nomFonction: stored.function }
  const now = isOpen(status) ? await signerNow(scope, stored, worker) : null
  return {
    ...{ id, role, order, signerId, language, status: stored.status, ...(now ?? kept) },
    invitedAt: stored.invitedAt?.toISO() ?? null,
    openedAt: stored.openedAt?.toISO() ?? null,
    signedAt: stored.signedAt?.toISO() ?? null,
    refusedAt: stored.refusedAt?.toISO() ?? null,
    paperAskedAt: stored.paperAskedAt?.toISO() ?? null,
    reason: stored.reason,
  }
}

/** The person as the company knows them today; null for a signer who is no more. */
async function signerNow(
  scope: Scope,
  { role, signerId }: CasefileSigner,
  worker: CasefileContents['worker']
) {
  if (role === 'WORKER') {
    const { firstName, lastName, email } = worker
    return { name: `${firstName} ${lastName}`, email: email ?? '', nomFonction: '' }
  }
  const signer = await findSigner(scope, signerId)
  return signer && { name: signer.name, email: signer.email, nomFonction: signer.nomFonction }
}

/** What the accepted offer promised, for a casefile that was made before the contract. */
async function acceptedPackage(scope: Scope, { offerId }: Casefile): Promise<FrozenPackage | null> {
  const offer = offerId === null ? null : await findAcceptedOffer(scope, offerId)
  return offer?.ok ? offer.value.package : null
}
