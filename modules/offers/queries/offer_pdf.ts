import { findCompanyBrand, type FrozenSigner } from '#modules/accounts/index'
import { proseOf } from '#modules/templates/index'
import {
  candidateAttachment,
  candidatePart,
  offeredPackage,
  type FrozenPackage,
} from '#modules/packages/index'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import { pictureOf } from '#modules/shared/documents/picture'
import type { Sheet } from '#modules/shared/documents/sheet'
import type { RasterType } from '#modules/shared/files/picture_type'
import { readPicture, type StoredPicture } from '#modules/shared/files/stored_picture'
import { fileName } from '#modules/shared/http/inline_file'
import type { Pdf } from '#modules/shared/pdfs/pdf'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf, today } from '#modules/shared/values/days'
import {
  jobOn,
  offerDocument,
  type OfferDocumentInput,
  type PrintedOffer,
} from '../documents/offer_document.ts'
import { offerWords } from '../documents/texts.ts'
import type Offer from '../models/offer.ts'
import OfferFile from '../models/offer_file.ts'
import { findOfferSettings } from './find_settings.ts'
import { offerContents, renderedText, type OfferContents } from './offer_contents.ts'

/** What an offer says on paper; its pictures are not read yet. */
interface OfferPdf {
  says: OfferDocumentInput
  logo: StoredPicture | null
  signature: StoredPicture | null
}

/** Everything that the PDF of an offer says as it stands; drawn by `drawPdf`, once the unit of work has ended. */
export async function offerPdf(scope: Scope, offer: Offer): Promise<Pdf> {
  const contents = await offerContents(scope, offer)
  const { logo, ...brand } = (await findCompanyBrand(scope)).brand
  const { showEmployerCost } = await findOfferSettings(scope)
  const pack = packageShown(offer, contents)
  const part = {
    pack: offeredPackage(pack),
    company: { name: brand.name, mainColor: brand.colour, ...pack.company },
    language: offer.language as DocumentLanguage,
    withEmployerCost: showEmployerCost,
  }
  const signer = signerOf(offer, contents)
  const says = {
    offer: await printed(offer, contents, pack),
    brand,
    part: { bands: candidatePart(part), attachment: candidateAttachment(part) },
    date: day(offer.acceptedAt) ?? day(offer.sentAt) ?? today(),
  }
  const signature = signer && signatureOf(signer)
  return {
    companyId: scope.companyId,
    subject: { type: 'offer', id: offer.id },
    kind: 'offer',
    isDraft: offer.status === 'DRAFT',
    fileName: fileNameOf(part.language, brand.name, jobOn(pack)),
    sheet: () => sheetOf({ says, logo, signature }),
  }
}

async function sheetOf({ says, logo, signature }: OfferPdf): Promise<Sheet> {
  const { offer, brand } = says
  const signatureRead = await readPicture(signature)
  const { signer } = offer
  const alt = offerWords(offer.language).say('signatureOf', { name: signer?.name ?? '' })
  return offerDocument({
    ...says,
    offer: {
      ...offer,
      signer: signer && { ...signer, picture: signatureRead && pictureOf(signatureRead, alt) },
    },
    brand: await brandOnPaper({ ...brand, logo }),
  })
}

function fileNameOf(language: DocumentLanguage, company: string, job: string): string {
  const words = offerWords(language)
  const named = job && job !== words.say('kind') ? [job] : []
  return `${fileName([words.say('fileName', { company }), ...named].join(' – '))}.pdf`
}

async function printed(
  offer: Offer,
  contents: OfferContents,
  pack: FrozenPackage
): Promise<PrintedOffer> {
  const language = offer.language as DocumentLanguage
  const { worker } = contents
  const signer = signerOf(offer, contents)
  return {
    link: offer.link,
    version: offer.version,
    language,
    text: proseOf(offer.rendered ?? renderedText(offer, contents).blocks),
    candidate: worker ? `${worker.firstName} ${worker.lastName}` : '…',
    validityDate: offer.validityDate?.toISODate() ?? null,
    sentOn: day(offer.sentAt),
    acceptedOn: day(offer.acceptedAt),
    acceptedWithVariable: offer.includeVariableCompensation ? offer.acceptedWithVariable : null,
    signer: signer && { name: signer.name, nomFonction: signer.nomFonction, picture: null },
    files: await OfferFile.query().where('offer_id', offer.id).orderBy('id'),
    pack,
  }
}

/** What was accepted; what is on offer with the choices made so far; for an offer that is over, what was sent. */
function packageShown(offer: Offer, { pack }: OfferContents): FrozenPackage {
  if (offer.accepted) return offer.accepted.package
  const shown = offer.status === 'SENT' || offer.status === 'DRAFT' ? pack : offer.sent?.package
  if (!shown) throw new Error(`The offer ${offer.id} has no package to print`)
  return shown
}

/** Who signs: of a sent offer, the signer it was sent with. */
function signerOf(offer: Offer, contents: OfferContents): FrozenSigner | null {
  return offer.sent ? offer.sent.signer : contents.signer
}

function signatureOf({ signatureKey: fileKey, signatureType }: FrozenSigner): StoredPicture | null {
  return fileKey && signatureType ? { fileKey, type: signatureType as RasterType } : null
}

function day(moment: Offer['sentAt']): string | null {
  return moment && dayOf(moment)
}
