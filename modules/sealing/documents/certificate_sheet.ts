import type { Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { Band, Block, FactRow, Sheet } from '#modules/shared/documents/sheet'
import { secondInUtc } from '#modules/shared/values/days'
import { formatSecond } from '#modules/shared/values/format'
import type { CertificatePage, CertifiedSigner } from '../domain/certificate_page.ts'
import { certificateWords } from './texts.ts'

/** The seal that the certificate speaks of. */
export interface SealNamed {
  by: string
  issuer: string
  serialNumber: string
  /** SHA-256 of the root, in hexadecimal. */
  root: string
  isDevelopment: boolean
}

/** The document that was shown, whose certificate this is. */
export interface ShownDocument {
  sha256: string
  bytes: number
  /** Whether persons signed it with certificates of their own; the certificate is then a file beside it. */
  isQualified: boolean
}

/** Who signed what, how and when, on as many pages as it needs, in the language of the casefile. */
export function certificateSheet(
  page: CertificatePage,
  shown: ShownDocument,
  seal: SealNamed
): Sheet {
  const { casefile, brand, documents, signers } = page
  const { language } = casefile
  const words = certificateWords(language)
  const name = documents.find(({ sha256 }) => sha256 === shown.sha256)?.name ?? casefile.number
  const title = words.say('file', { title: words.say('title'), name })
  return {
    language,
    title,
    createdOn: lastSignature(signers).slice(0, 'YYYY-MM-DD'.length),
    brand,
    head: {
      kind: words.say('kind'),
      heading: words.say('title'),
      subheading: words.say('subheading'),
      margin: [name],
    },
    figures: [],
    bands: [
      bandOf([casefileFacts(page, words), documentFacts(page, shown, words)]),
      ...signers.map((signer) => bandOf(signerBlocks(signer, language, words, seal))),
      bandOf([sealFacts(page, seal, words), howToVerify(page, shown, seal, words)]),
    ],
    footer: {
      notice: seal.isDevelopment ? words.say('development') : '',
      line: title,
      pageWord: words.say('page'),
    },
  }
}

const bandOf = (wide: Block[]): Band => ({
  density: 'compact',
  wide,
  split: 50,
  left: [],
  right: [],
})

/** ISO 8601 in UTC sorts as time does. */
function lastSignature(signers: readonly CertifiedSigner[]): string {
  return signers
    .map(({ signedAt }) => signedAt)
    .toSorted()
    .at(-1)!
}

function casefileFacts({ casefile }: CertificatePage, words: Words): Block {
  const say = (key: string) => words.say(`casefile.${key}`)
  return {
    type: 'facts',
    heading: say('heading'),
    rows: [
      { label: say('number'), value: casefile.number },
      { label: say('version'), value: String(casefile.version) },
      { label: say('company'), value: casefile.companyName },
      ...row(say('enterpriseNumber'), casefile.enterpriseNumber),
    ],
  }
}

function documentFacts({ documents }: CertificatePage, shown: ShownDocument, words: Words): Block {
  return {
    type: 'facts',
    heading: words.say('documents.heading'),
    wide: 'values',
    rows: documents.map(({ name, pages, sha256 }) => ({
      label: name,
      detail: words.say(sha256 === shown.sha256 ? 'documents.this' : 'documents.pages', { pages }),
      value: sha256,
    })),
  }
}

function signerBlocks(
  signer: CertifiedSigner,
  language: DocumentLanguage,
  words: Words,
  seal: SealNamed
): Block[] {
  const say = (key: string) => words.say(`signer.${key}`)
  const at = (moment: string | null) => moment && `${momentIn(language, moment, words)}`
  const isTriedOut = signer.level === 'QUALIFIED' && seal.isDevelopment
  return [
    {
      type: 'facts',
      heading: words.say('signer.heading', { order: signer.order, name: signer.name }),
      rows: [
        { label: say('role'), value: words.say(`role.${signer.role}`) },
        { label: say('mail'), value: signer.mailMasked },
        {
          label: say('level'),
          value: words.say(isTriedOut ? 'developmentLevel' : `level.${signer.level}`),
        },
        { label: say('identifiedBy'), value: words.say(`identifiedBy.${signer.identifiedBy}`) },
        ...certificateRows(signer, say),
        ...row(say('invitedAt'), at(signer.invitedAt)),
        ...row(say('openedAt'), at(signer.openedAt)),
        ...row(say('signedAt'), at(signer.signedAt)),
        ...row(say('ip'), signer.ip),
        ...row(say('device'), signer.device),
      ],
    },
    { type: 'note', paragraphs: [say('sentence'), signer.sentence] },
    ...nameOf(signer, words),
  ]
}

function certificateRows(
  { certificate }: CertifiedSigner,
  say: (key: string) => string
): FactRow[] {
  if (!certificate) return []
  return [
    { label: say('certificateOf'), value: certificate.by },
    { label: say('certificateIssuer'), value: certificate.issuer },
    { label: say('certificateNumber'), value: certificate.serialNumber },
  ]
}

/** The name as it was typed or drawn. */
function nameOf({ name, typedName, drawnPicture }: CertifiedSigner, words: Words): Block[] {
  if (!drawnPicture && !typedName) return []
  const base64 = drawnPicture && Buffer.from(drawnPicture).toString('base64')
  const alt = words.say('signer.drawnAlt', { name })
  return [
    {
      type: 'signature',
      heading: words.say(base64 ? 'signer.drawn' : 'signer.typed'),
      ...(base64 && { picture: { format: 'png', base64, alt } }),
      lines: [typedName ?? name],
    },
  ]
}

function sealFacts({ computation }: CertificatePage, seal: SealNamed, words: Words): Block {
  const say = (key: string) => words.say(`seal.${key}`)
  return {
    type: 'facts',
    heading: say('heading'),
    rows: [
      { label: say('by'), value: seal.by },
      { label: say('issuer'), value: seal.issuer },
      { label: say('serialNumber'), value: seal.serialNumber },
      { label: say('time'), value: say('timeValue') },
      ...(computation ? [{ label: say('computation'), value: say('computationValue') }] : []),
    ],
  }
}

function howToVerify(
  { verifyAt }: CertificatePage,
  { sha256, bytes, isQualified }: ShownDocument,
  { root, isDevelopment }: SealNamed,
  words: Words
): Block {
  const part = isQualified ? 'howQualified' : 'how'
  const values = { verifyAt, root: grouped(root), sha256, bytes: String(bytes) }
  return {
    type: 'note',
    paragraphs: [
      ...['verify', 'inside', 'times'].map((key) => words.say(`${part}.${key}`, values)),
      ...(isDevelopment ? [words.say('development')] : []),
    ],
  }
}

const row = (label: string, value: string | null | undefined): FactRow[] =>
  value ? [{ label, value }] : []

/** Of a fingerprint as people compare it: pairs would be long, eight signs at a time are read. */
const grouped = (hex: string) => hex.match(/.{8}/g)!.join(' ')

/** « 24 novembre 2026, 01:02:03 (Bruxelles) · 2026-11-24 00:02:03 UTC ». */
function momentIn(language: DocumentLanguage, iso: string, words: Words): string {
  const brussels = formatSecond(language, iso)
  const utc = secondInUtc(new Date(iso)).replace('T', ' ')
  return [words.say('moment', { brussels }), words.say('utc', { utc })].join(' · ')
}
