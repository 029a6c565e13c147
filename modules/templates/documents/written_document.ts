import type { Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import type {
  Band,
  Block as Drawn,
  Brand,
  FactRow,
  Piece,
  Sheet,
  SigningParty,
} from '#modules/shared/documents/sheet'
import type { Block } from '../domain/template_body.ts'
import { pieceOf } from './prose.ts'
import { writtenWords } from './written_words.ts'

/** A contract, an annex or any other paper that was written from a template. */
export interface WrittenDocument {
  /** In the reader's window and at the head of each page; at the head of the text, where that has no title. */
  title: string
  language: DocumentLanguage
  /** The text without variables and conditions, as `renderBody` gives it. */
  blocks: readonly Block[]
  brand: Brand
  /** What stands in a pay table: `payRows` of a package. */
  payRows: readonly FactRow[]
  signers: readonly DocumentSigner[]
  /** At the foot of each page, such as whom to ask. */
  notice: string
  /** YYYY-MM-DD, the date in the file: of what it says, not of the machine that draws. */
  date: string
}

/** Who signs, for the company or for themselves. */
export interface DocumentSigner {
  name: string
  /** Null for the worker. */
  nomFonction: string | null
  signsFor: 'COMPANY' | 'WORKER'
}

/** How much of the text stays with the place to sign, which no page end may tear: pieces, and signs in them. */
const CLOSING_PIECES = 2
const LONGEST_CLOSING = 1_500

/** A written document on paper: its articles numbered, its places filled. Nothing is computed. */
export function writtenDocument(document: WrittenDocument): Sheet {
  const { title, language, blocks, brand, notice, date } = document
  const words = writtenWords(language)
  const [first, ...rest] = blocks
  const begins = first?.kind === 'title'
  return {
    language,
    title,
    createdOn: date,
    brand,
    head: {
      kind: title,
      heading: begins ? wordsIn(first) : title,
      subheading: '',
      margin: [],
    },
    figures: [],
    bands: bandsOf(begins ? rest : blocks, document, words),
    footer: { notice, line: title, pageWord: words.say('page') },
  }
}

function wordsIn({ lines }: Block): string {
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ')
}

/** A band for each part between two page breaks. */
function bandsOf(blocks: readonly Block[], document: WrittenDocument, words: Words): Band[] {
  const parts: Drawn[][] = [[]]
  let articles = 0
  for (const block of blocks) {
    const part = parts.at(-1)!
    if (block.kind === 'article') articles += 1
    if (block.kind === 'pageBreak') parts.push([])
    else if (block.kind === 'payTable') part.push(...payTable(document, words))
    else if (block.kind === 'signatures') part.push(...signatures(document, words, part))
    else addWords(part, pieceOf(block, words.say('article', { number: articles })))
  }
  return parts
    .filter((part) => part.length > 0)
    .map((wide, index) => ({
      density: 'normal',
      flowing: true,
      newPage: index > 0,
      wide,
      split: 50,
      left: [],
      right: [],
    }))
}

/** Words that follow each other are one text, and bullets one list: parts of it may have conditions. */
function addWords(part: Drawn[], piece: Piece) {
  const last = part.at(-1)
  if (last?.type !== 'prose') return part.push({ type: 'prose', pieces: [piece] })
  const above = last.pieces.at(-1)
  if (piece.kind === 'bullets' && above?.kind === 'bullets') above.lines.push(...piece.lines)
  else last.pieces.push(piece)
}

function payTable({ payRows }: WrittenDocument, words: Words): Drawn[] {
  if (payRows.length === 0) return []
  return [{ type: 'facts', heading: words.say('payTable'), wide: 'labels', rows: [...payRows] }]
}

function signatures({ signers, brand }: WrittenDocument, words: Words, above: Drawn[]): Drawn[] {
  if (signers.length === 0) return []
  const parties = signers.map(({ name, nomFonction, signsFor }): SigningParty => ({
    heading:
      signsFor === 'COMPANY' ? words.say('for', { company: brand.name }) : words.say('worker'),
    lines: nomFonction ? [name, nomFonction] : [name],
    places: [words.say('signedOn'), words.say('readAndApproved')],
    sign: words.say('signature'),
  }))
  const heading = words.say('signatures')
  return [{ type: 'signatures', closing: takeClosing(above), heading, parties }]
}

/** Takes the last words above a place to sign along with it: a page to sign is never empty of text. */
function takeClosing(above: Drawn[]): Piece[] {
  const last = above.at(-1)
  if (last?.type !== 'prose') return []
  const { pieces } = last
  let from = Math.max(0, pieces.length - CLOSING_PIECES)
  while (from > 0 && pieces[from - 1].kind.endsWith('title')) from -= 1
  const closing = pieces.slice(from)
  const length = closing.flatMap(({ lines }) => lines.flat()).reduce(lengthOf, 0)
  if (length > LONGEST_CLOSING) return []
  last.pieces = pieces.slice(0, from)
  if (last.pieces.length === 0) above.pop()
  return closing
}

function lengthOf(sum: number, { text }: { text: string }) {
  return sum + text.length
}
