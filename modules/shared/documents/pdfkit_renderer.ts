import PDFDocument from 'pdfkit'
import { create, type Font } from 'fontkit'
import { DocumentError, type DocumentRenderer } from './document_renderer.ts'
import { FACES, type Face, fontFile } from './fonts.ts'
import { BLOCK_GAP, drawColumn, drawFigures } from './pdfkit_blocks.ts'
import { GREY, HAIRLINE, INK, mm, Pen, type TextStyle } from './pdfkit_pen.ts'
import type { Place } from './pdfkit_place.ts'
import { printable } from './printable.ts'
import type { Band, Sheet } from './sheet.ts'

const PAGE = { width: mm(210), height: mm(297) }
const SIDE = mm(17)
const WIDTH = PAGE.width - 2 * SIDE
const TOP = mm(15)
const BOTTOM = PAGE.height - mm(25)
const GUTTER = mm(9)
const BAND_GAP = mm(8)
const LOGO = { width: mm(60), height: mm(11) }
const SMALL: TextStyle = { size: 7.6, colour: GREY }

/**
 * The renderer in plain JavaScript, for the platforms Typst has no binary for. One drawing serves every
 * kind of document: it shows whatever sheet it gets, in the measures of the Typst templates.
 */
export function createPdfkitRenderer(): DocumentRenderer {
  // Parsed once: parsing a face for each document costs ten times the document.
  const fonts = (Object.keys(FACES) as Face[]).map(
    (face) => [face, create(fontFile(face))] as const
  )
  return {
    name: 'pdfkit',
    async render(_kind, sheet) {
      try {
        return await draw(printable(sheet), fonts)
      } catch (error) {
        if (error instanceof DocumentError) throw error
        throw new DocumentError('E_DOCUMENT_FAILED', (error as Error).message, { cause: error })
      }
    },
  }
}

async function draw(sheet: Sheet, fonts: (readonly [Face, Font])[]): Promise<Buffer> {
  const { pen, bytes } = open(sheet, fonts)
  const place: Place = {
    pen,
    ink: sheet.brand.ink,
    tint: tintOf(sheet.brand.colour),
    density: 'normal',
    bottom: BOTTOM,
    newPage: () => {
      pen.nextPage()
      return TOP
    },
    dry: false,
  }
  pen.nextPage()
  const head = drawHead(sheet, pen)
  let y = sheet.figures.length
    ? drawFigures(sheet.figures, SIDE, head, WIDTH, place) + BAND_GAP
    : head + mm(2)
  for (const band of sheet.bands)
    y = drawBand(band, y, { ...place, density: band.density }) + BAND_GAP
  furnish(sheet, pen)
  return bytes()
}

function open(sheet: Sheet, fonts: (readonly [Face, Font])[]) {
  const created = new Date(`${sheet.createdOn}T12:00:00Z`)
  const options = {
    size: 'A4',
    margin: 0,
    subset: 'PDF/A-3a',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${sheet.language}-BE`,
    bufferPages: true,
    autoFirstPage: false,
    // Set below: the default is Helvetica, which PDF/A forbids unless embedded.
    font: fonts[0][1],
    info: { Title: plain(sheet.title), Author: plain(sheet.brand.name), CreationDate: created },
  }
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [face, font] of fonts)
    doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource)

  const { attachment } = sheet
  doc.file(Buffer.from(attachment.content), {
    name: attachment.name,
    type: attachment.mimeType,
    description: attachment.description,
    relationship: 'Data',
    creationDate: created,
    modifiedDate: created,
  } as PDFKit.Mixins.PDFAttachmentOptions)
  escapeMetadata(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    pen: new Pen(doc, root),
    async bytes() {
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/**
 * pdfkit 0.20 writes title and author into the XMP packet as they are: `<` breaks it, and a job title
 * could forge it. The information dictionary, written before, keeps the plain text.
 */
function escapeMetadata(doc: InstanceType<typeof PDFDocument>) {
  const inside = doc as unknown as {
    endMetadata: () => void
    info: Record<'Title' | 'Author', string>
  }
  const endMetadata = inside.endMetadata.bind(doc)
  inside.endMetadata = () => {
    for (const key of ['Title', 'Author'] as const) inside.info[key] = escaped(inside.info[key])
    endMetadata()
  }
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Company, kind and dates, then the title; returns the y where the figures begin. */
function drawHead({ brand, head }: Sheet, pen: Pen): number {
  const right = mm(70)
  const left = WIDTH - right - mm(10)
  let y = TOP + LOGO.height
  if (brand.logo) pen.picture(brand.logo, SIDE, TOP, LOGO)
  else {
    const company = pen.open('P')
    const style: TextStyle = { size: 14, face: 'bold', colour: brand.ink }
    y = pen.text(brand.name, SIDE, TOP, left, style, company)
    company.end()
  }

  const margin = pen.open('P')
  const small: TextStyle = { size: 7.6, face: 'semibold', align: 'right', tracking: 0.3 }
  let down = pen.text(head.kind.toUpperCase(), SIDE + WIDTH - right, TOP, right, small, margin)
  for (const words of head.margin) {
    down = pen.text(
      words,
      SIDE + WIDTH - right,
      down + 4.6,
      right,
      { size: 8.4, colour: GREY, align: 'right' },
      margin
    )
  }
  margin.end()

  const heading = pen.open('H1')
  y = pen.text(
    head.heading,
    SIDE,
    Math.max(y, down) + mm(7),
    WIDTH,
    { size: headingSize(head.heading), face: 'semibold' },
    heading
  )
  heading.end()
  const sub = pen.open('P')
  y = pen.text(head.subheading, SIDE, y + mm(4.2), WIDTH, { size: 10, colour: GREY }, sub)
  sub.end()
  return y + mm(6)
}

/** As in `templates/sheet.typ`. */
function headingSize(words: string) {
  const longest = Math.max(...words.split(/[\s\u200b]/).map((word) => [...word].length))
  const length = [...words].length
  if (length <= 40 && longest <= 18) return 30
  return length <= 90 ? 20 : 15
}

/** Draws a band where it fits, else on a new page; a tight one always begins a page and may run over it. */
function drawBand(band: Band, top: number, place: Place): number {
  if (band.flowing) return columns(band, top, place)
  const fits = band.density !== 'tight' && columns(band, top, { ...place, dry: true }) <= BOTTOM
  return columns(band, fits ? top : place.newPage(), place)
}

/** Both columns begin on the same page; the lower end of the later page is where the next band begins. */
function columns({ wide, split, left, right }: Band, top: number, place: Place): number {
  const { pen } = place
  const y = drawColumn(wide, SIDE, top, WIDTH, place) + (wide.length ? BLOCK_GAP : 0)
  const leftWidth = ((WIDTH - GUTTER) * split) / 100
  const first = pen.page
  const leftEnd = drawColumn(left, SIDE, y, leftWidth, place)
  const leftPage = pen.page
  if (!place.dry) pen.turnTo(first)
  const rightEnd = drawColumn(
    right,
    SIDE + leftWidth + GUTTER,
    y,
    WIDTH - leftWidth - GUTTER,
    place
  )
  if (leftPage === pen.page) return Math.max(leftEnd, rightEnd)
  if (leftPage < pen.page) return rightEnd
  pen.turnTo(leftPage)
  return leftEnd
}

/** Bar, running head and footer, once the number of pages is known. */
function furnish({ brand, head, footer }: Sheet, pen: Pen): void {
  const { count } = pen.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pen.turnTo(page)
    pen.ink((doc) => doc.rect(0, 0, PAGE.width, mm(4)).fill(brand.colour))
    if (page > 0) {
      pen.pageText(brand.name, SIDE, mm(8), WIDTH / 2, { size: 8.4, face: 'semibold', colour: INK })
      pen.pageText(head.kind, SIDE + WIDTH / 2, mm(8), WIDTH / 2, {
        size: 8.4,
        colour: GREY,
        align: 'right',
      })
    }
    pen.rule(SIDE, BOTTOM + mm(6), WIDTH, 0.5, HAIRLINE)
    const y = pen.pageText(footer.notice, SIDE, BOTTOM + mm(8), WIDTH, { ...SMALL, face: 'italic' })
    pen.pageText(footer.line, SIDE, y + mm(2.4), WIDTH - mm(26), SMALL)
    pen.pageText(
      `${footer.pageWord} ${page + 1}/${count}`,
      SIDE + WIDTH - mm(20),
      y + mm(2.4),
      mm(20),
      { ...SMALL, align: 'right' }
    )
  }
}

/** The colour at 9 % on white, as `lighten(91%)` in the templates. */
function tintOf(colour: string) {
  const channels = [1, 3, 5].map((at) =>
    Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * 0.09)
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Places to break a long word mean nothing in metadata. */
function plain(text: string) {
  return text.replace(/\u200b/g, '')
}
