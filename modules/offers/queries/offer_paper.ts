import drive from '@adonisjs/drive/services/main'
import { findCompanyBrand, type CompanyBrand, type FrozenSigner } from '#modules/accounts/index'
import type { Block } from '#modules/casefiles/index'
import { candidateAttachment, candidatePart, type FrozenPackage } from '#modules/packages/index'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { Brand, Picture, Sheet } from '#modules/shared/documents/sheet'
import { fileName } from '#modules/shared/http/inline_file'
import type { Paper } from '#modules/shared/papers/paper'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/today'
import { offerDocument, type PrintedOffer } from '../documents/offer_document.ts'
import { offerWords } from '../documents/texts.ts'
import type Offer from '../models/offer.ts'
import OfferFile from '../models/offer_file.ts'
import { findOfferSettings } from './find_settings.ts'
import { offerContents, renderedText, type OfferContents } from './offer_contents.ts'

/** Everything that an offer says on paper as it stands. */
export async function offerPaper(scope: Scope, offer: Offer): Promise<Paper> {
  const sheet = await sheetOf(scope, offer)
  const { id, status } = offer
  return {
    companyId: scope.companyId,
    subject: { type: 'offer', id },
    kind: 'offer',
    isDraft: status === 'DRAFT',
    fileName: fileNameOf(sheet),
    sheet,
  }
}

function fileNameOf({ language, brand, head }: Sheet): string {
  const words = offerWords(language)
  const job = head.heading === words.say('kind') ? [] : [head.heading]
  return `${fileName([words.say('fileName', { company: brand.name }), ...job].join(' – '))}.pdf`
}

async function sheetOf(scope: Scope, offer: Offer): Promise<Sheet> {
  const contents = await offerContents(scope, offer)
  const { brand } = await findCompanyBrand(scope)
  const { showEmployerCost } = await findOfferSettings(scope)
  const pack = packageShown(offer, contents)
  const part = {
    pack: { ...pack, packageCategory: 'OFFERED' },
    company: { name: brand.name, mainColor: brand.colour, ...pack.company },
    language: offer.language as DocumentLanguage,
    withEmployerCost: showEmployerCost,
  }
  return offerDocument({
    offer: await printed(offer, contents, pack),
    brand: onPaper(brand),
    part: { bands: candidatePart(part), attachment: candidateAttachment(part) },
    date: day(offer.acceptedAt) ?? day(offer.sentAt) ?? today(),
  })
}

async function printed(
  offer: Offer,
  contents: OfferContents,
  pack: FrozenPackage
): Promise<PrintedOffer> {
  const language = offer.language as DocumentLanguage
  const { worker } = contents
  const signer: FrozenSigner | null = offer.sent ? offer.sent.signer : contents.signer
  return {
    link: offer.link,
    version: offer.version,
    language,
    text: (offer.rendered ?? renderedText(offer, contents).blocks).map(withoutVariables),
    candidate: worker ? `${worker.firstName} ${worker.lastName}` : '…',
    validityDate: offer.validityDate?.toISODate() ?? null,
    sentOn: day(offer.sentAt),
    acceptedOn: day(offer.acceptedAt),
    acceptedWithVariable: offer.includeVariableCompensation ? offer.acceptedWithVariable : null,
    signer: signer && {
      name: signer.name,
      nomFonction: signer.nomFonction,
      picture: await hand(signer, language),
    },
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

async function hand(
  { name, signatureKey, signatureType }: FrozenSigner,
  language: DocumentLanguage
): Promise<Picture | null> {
  if (!signatureKey || !signatureType) return null
  const bytes = Buffer.from(await drive.use().getBytes(signatureKey))
  return picture(bytes, signatureType, offerWords(language).say('signatureOf', { name }))
}

function onPaper({ name, colour, ink, logo }: CompanyBrand): Brand {
  return { name, colour, ink, ...(logo ? { logo: picture(logo.bytes, logo.type, name) } : {}) }
}

function picture(bytes: Buffer, type: string, alt: string): Picture {
  return { format: type === 'image/png' ? 'png' : 'jpg', base64: bytes.toString('base64'), alt }
}

function withoutVariables({ kind, lines }: Block) {
  return {
    kind,
    lines: lines.map((runs) => runs.map(({ text, bold, italic }) => ({ text, bold, italic }))),
  }
}

function day(moment: Offer['sentAt']): string | null {
  return moment?.setZone('Europe/Brussels').toISODate() ?? null
}
