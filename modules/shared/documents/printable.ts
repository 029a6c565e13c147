import { isDay } from '../values/days.ts'
import { DocumentError } from './document_renderer.ts'
import { MISSING_SIGN, printableText } from './fonts.ts'
import type { Band, Block, Piece, Sheet } from './sheet.ts'

/**
 * The sheet as every renderer takes it: checked, and each text made printable. The attachment is left
 * as it came.
 *
 * @throws DocumentError E_SHEET_INVALID
 */
export function printable(sheet: Sheet): Sheet {
  check(sheet)
  const { attachment, ...rest } = sheet
  const { head, bands, ...others } = mapTexts(rest)
  return {
    ...others,
    head: { ...head, heading: head.heading.trim() || MISSING_SIGN },
    bands: bands.map(withSeenHeadings),
    ...(attachment && { attachment }),
  }
}

/**
 * Without the invisible headings of a letter, such as one of zero-width spaces that came with a pasted text: a
 * document for screen readers may have none.
 */
function withSeenHeadings(band: Band): Band {
  const seen = (blocks: Block[]) =>
    blocks.map((block) => {
      if (block.type === 'prose') return { ...block, pieces: block.pieces.filter(isSeen) }
      if (block.type === 'signatures') return { ...block, closing: block.closing.filter(isSeen) }
      return block
    })
  return { ...band, wide: seen(band.wide), left: seen(band.left), right: seen(band.right) }
}

function isSeen({ kind, lines }: Piece) {
  const isHeading = kind === 'title' || kind === 'subtitle'
  return !isHeading || lines.flat().some(({ text }) => text.trim() !== '')
}

function check({ createdOn, title, brand, figures }: Sheet) {
  if (!isDay(createdOn)) refuse(`createdOn "${createdOn}" is no date`)
  if (!title.trim()) refuse('a document needs a title')
  if (!isColour(brand.colour) || !isColour(brand.ink))
    refuse(`"${brand.colour}" or "${brand.ink}" is no colour`)
  if (figures.length > 4) refuse(`${figures.length} figures do not fit a row`)
}

function isColour(text: string) {
  return /^#[0-9a-f]{6}$/.test(text)
}

function refuse(reason: string): never {
  throw new DocumentError('E_SHEET_INVALID', reason)
}

/** Fields that hold paragraphs that someone wrote. */
const PROSE = ['pieces', 'closing']

/** @param inProse where a text of emoji alone says nothing; elsewhere it is a name, and a box stands for it */
function mapTexts<T>(value: T, inProse = false): T {
  if (typeof value === 'string') return textOf(value, inProse) as T
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, inProse)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // The bytes of a picture are no text.
      key === 'base64' ? inner : mapTexts(inner, inProse || PROSE.includes(key)),
    ])
  ) as T
}

function textOf(value: string, inProse: boolean): string {
  const text = printableText(value)
  const isLost = text.trim() === '' && value.trim() !== ''
  return isLost && !inProse ? MISSING_SIGN : text
}
