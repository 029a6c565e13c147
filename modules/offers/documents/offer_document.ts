import type { Words } from '#modules/shared/documents/catalogue'
import { formatDate, type DocumentLanguage } from '#modules/shared/documents/format'
import type {
  Annexes,
  Attachment,
  Band,
  Block,
  Brand,
  Piece,
  Picture,
  Sheet,
  Signature,
} from '#modules/shared/documents/sheet'
import { cut } from '#modules/shared/values/cut'
import type { FrozenPackage } from '#modules/packages/index'
import { offerWords } from './texts.ts'

/** What the PDF of an offer says; nothing is computed. Days are `YYYY-MM-DD`. */
export interface PrintedOffer {
  /** Its public name, which stands on the PDF. */
  link: string
  version: number
  language: DocumentLanguage
  /** The text without variables. */
  text: readonly Piece[]
  candidate: string
  validityDate: string | null
  /** Null for a draft. */
  sentOn: string | null
  acceptedOn: string | null
  /** Whether variable pay was taken; null where there is none to take, or nothing was accepted. */
  acceptedWithVariable: boolean | null
  signer: { name: string; nomFonction: string; picture: Picture | null } | null
  files: readonly { name: string; type: string; size: number }[]
  pack: FrozenPackage
}

export interface OfferDocumentInput {
  offer: PrintedOffer
  brand: Brand
  /** The package as the candidate may see it, and the computation that travels in the file. */
  part: { bands: Band[]; attachment: Attachment }
  /** YYYY-MM-DD, the date in the file: of what it shows, not of the machine that draws. */
  date: string
}

const FILE_TYPES: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}
const LONGEST_HEADING = 160

/** The PDF of an offer: the letter with its signature, what comes with it, then the package as the candidate may see it. */
export function offerDocument({ offer, brand, part, date }: OfferDocumentInput): Sheet {
  const { language, pack } = offer
  const words = offerWords(language)
  const job = jobOn(pack)
  return {
    language,
    title: words.say('title', { company: brand.name, job }),
    createdOn: date,
    brand,
    head: {
      kind: words.say('kind'),
      heading: job || words.say('kind'),
      subheading: words.say('forWhom', { candidate: offer.candidate }),
      margin: margin(offer, words),
    },
    figures: [],
    bands: [
      {
        density: 'normal',
        flowing: true,
        wide: [{ type: 'prose', pieces: [...offer.text] }],
        split: 50,
        left: [...employersHand(offer, brand.name, words), ...annexes(offer, words)],
        right: candidatesHand(offer, words),
      },
      ...part.bands,
    ],
    footer: {
      notice: words.say('notice'),
      line: words.say('footer', { link: offer.link, version: String(offer.version) }),
      pageWord: words.say('page'),
    },
    attachment: part.attachment,
  }
}

/** The job as the PDF names it; empty where the package names none. What is cut ends in « … ». */
export function jobOn({ nomFonction }: Pick<FrozenPackage, 'nomFonction'>): string {
  const job = nomFonction.trim()
  return job.length > LONGEST_HEADING ? `${cut(job, LONGEST_HEADING - 1)}…` : job
}

/** Where it stands, and the day whose law was applied. */
function margin({ language, sentOn, acceptedOn, validityDate, pack }: PrintedOffer, words: Words) {
  const day = (key: string, date: string) => words.say(key, { date: formatDate(language, date) })
  return [
    ...(sentOn === null ? [words.say('draft')] : []),
    ...(acceptedOn !== null
      ? [day('acceptedOn', acceptedOn)]
      : validityDate !== null
        ? [day('validUntil', validityDate)]
        : []),
    day('computedOn', pack.date),
  ]
}

function employersHand(
  { signer, language, sentOn }: PrintedOffer,
  company: string,
  words: Words
): Signature[] {
  if (!signer) return []
  const { name, nomFonction, picture } = signer
  const day = sentOn && words.say('sentOn', { date: formatDate(language, sentOn) })
  return [
    {
      type: 'signature',
      heading: words.say('for', { company }),
      ...(picture ? { picture } : {}),
      lines: [name, nomFonction, day].filter((line) => !!line) as string[],
    },
  ]
}

/** Who accepts on the screen has no drawn signature in the PDF, but a day. */
function candidatesHand(
  { acceptedOn, acceptedWithVariable, candidate, language }: PrintedOffer,
  words: Words
): Block[] {
  if (acceptedOn === null) return []
  const lines = [candidate, words.say('acceptedAt', { date: formatDate(language, acceptedOn) })]
  if (acceptedWithVariable !== null)
    lines.push(words.say(acceptedWithVariable ? 'withVariable' : 'withoutVariable'))
  return [{ type: 'signature', heading: words.say('acceptedBy'), lines }]
}

function annexes({ files }: PrintedOffer, words: Words): Annexes[] {
  if (files.length === 0) return []
  const items = files.map(({ name, type, size }) => ({
    name,
    detail: words.say('size', {
      type: words.sayOr(type, `types.${FILE_TYPES[type]}`),
      size: String(Math.max(1, Math.round(size / 1000))),
    }),
  }))
  return [{ type: 'annexes', heading: words.say('annexes'), items }]
}
