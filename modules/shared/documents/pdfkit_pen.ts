import type PDFDocument from 'pdfkit'
import type { Face } from './fonts.ts'
import type { Picture } from './sheet.ts'

export const mm = (length: number) => (length * 72) / 25.4

export const INK = '#0f172a'
export const GREY = '#5b6779'
export const HAIRLINE = '#e2e8f0'
export const SURFACE = '#f6f8fb'
export const CARD_LINE = '#d5dce6'

/** Source Sans 3 in parts of the size: from the top of the line box to the top of a capital, a capital, a line. */
const ABOVE_CAPITAL = 0.364
const CAPITAL = 0.66
const LINE = 1.2
const LINE_BOX = 1.424

export interface TextStyle {
  size: number
  face?: Face
  colour?: string
  align?: 'left' | 'right'
  /** Extra space between letters, in points. */
  tracking?: number
}

interface Size {
  width: number
  height: number
}

/** A piece of a line in one face. */
export interface Segment {
  text: string
  face: Face
}

/** A node of the structure tree, open for children until `end()`. */
export type Tag = PDFKit.PDFStructureElement

/** Younger than the types of pdfkit: `scope` of a header cell, place of a picture. */
export interface TagOptions {
  alt?: string
  scope?: 'Row' | 'Column'
  placement?: string
  bbox?: [number, number, number, number]
}

/**
 * Puts text and ink at exact places and tags the text. Coordinates are points from the top left corner;
 * a text is placed by the top of its first capital, as Typst does, so that both renderers share measures.
 */
export class Pen {
  /** Index of the page that the pen stands on. */
  page = -1

  constructor(
    readonly doc: InstanceType<typeof PDFDocument>,
    private readonly root: Tag
  ) {}

  /** To the page after this one, made when there is none yet. */
  nextPage(): void {
    if (this.page + 1 < this.doc.bufferedPageRange().count) return this.turnTo(this.page + 1)
    this.doc.addPage()
    this.page += 1
  }

  turnTo(page: number): void {
    this.doc.switchToPage(page)
    this.page = page
  }

  /** A new element under the root, for what belongs together. */
  open(type: string, parent: Tag = this.root, options?: TagOptions): Tag {
    const tag = this.doc.struct(type, options)
    parent.add(tag)
    return tag
  }

  /** From the first capital's top to the last baseline; 0 for no text. */
  height(text: string, width: number, style: TextStyle): number {
    if (!text) return 0
    this.use(style)
    const lines = Math.round(
      this.doc.heightOfString(text, this.options(width, style)) / (LINE * style.size)
    )
    return (Math.max(lines, 1) - 1) * LINE * style.size + CAPITAL * style.size
  }

  /** Writes a text as a child of the tag and returns the y of its last baseline. */
  text(text: string, x: number, top: number, width: number, style: TextStyle, tag: Tag): number {
    if (!text) return top
    tag.add(() => this.write(text, x, top, width, style))
    return top + this.height(text, width, style)
  }

  /**
   * Lines no wider than `width`, broken at spaces and at U+200B; each piece between two of them stays
   * whole even where its face changes.
   */
  broken(runs: Segment[], width: number, size: number): Segment[][] {
    const lines: Segment[][] = [[]]
    let used = 0
    for (const word of wordsOf(runs)) {
      const room = this.widthOf(word, size)
      if (used > 0 && used + this.widthOf(trimmed(word), size) > width) {
        lines.push([])
        used = 0
      }
      lines.at(-1)!.push(...word)
      used += room
    }
    return lines
  }

  /** Writes one line of several faces as a child of the tag. */
  segments(line: Segment[], x: number, top: number, size: number, tag: Tag): void {
    tag.add(() => {
      let left = x
      for (const segment of joined(line)) {
        this.use({ face: segment.face, size })
        this.doc.fillColor(INK)
        const options = { lineBreak: false }
        this.doc.text(segment.text, left, top - ABOVE_CAPITAL * size, options)
        left += this.widthOf([segment], size)
      }
    })
  }

  /** A picture in its own proportions, no larger than the room it is given. */
  picture(picture: Picture, x: number, y: number, room: Size): void {
    const { width, height } = this.pictureSize(picture, room)
    const bbox: TagOptions['bbox'] = [x, y, x + width, y + height]
    const tag = this.open('Figure', this.root, { alt: picture.alt, placement: 'Block', bbox })
    tag.add(() => void this.doc.image(sourceOf(picture), x, y, { width, height }))
    tag.end()
  }

  /** How large a picture is in that room. */
  pictureSize(picture: Picture, room: Size): Size {
    const doc = this.doc as unknown as { openImage: (source: string) => Size }
    const { width, height } = doc.openImage(sourceOf(picture))
    const scale = Math.min(room.height / height, room.width / width)
    return { width: width * scale, height: height * scale }
  }

  /** Text that belongs to the page, not to the content: footers and running heads. */
  pageText(text: string, x: number, top: number, width: number, style: TextStyle): number {
    this.artifact('Pagination', () => this.write(text, x, top, width, style))
    return top + this.height(text, width, style)
  }

  /** Ink that says nothing. */
  ink(draw: (doc: Pen['doc']) => void): void {
    this.artifact('Layout', () => draw(this.doc))
  }

  rule(x: number, y: number, width: number, thickness: number, colour: string): void {
    this.ink((doc) => doc.rect(x, y - thickness / 2, width, thickness).fill(colour))
  }

  private widthOf(segments: Segment[], size: number) {
    return segments.reduce((sum, { text, face }) => {
      this.use({ face, size })
      return sum + this.doc.widthOfString(text)
    }, 0)
  }

  private artifact(type: 'Pagination' | 'Layout', draw: () => void) {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  private write(text: string, x: number, top: number, width: number, style: TextStyle) {
    this.use(style)
    this.doc.fillColor(style.colour ?? INK)
    this.doc.text(text, x, top - ABOVE_CAPITAL * style.size, this.options(width, style))
  }

  private use({ face = 'regular', size }: TextStyle) {
    this.doc.font(face).fontSize(size)
  }

  private options(width: number, { size, align = 'left', tracking = 0 }: TextStyle) {
    return { width, align, lineGap: (LINE - LINE_BOX) * size, characterSpacing: tracking }
  }
}

/** Runs cut behind every space and every place to break. */
function wordsOf(runs: Segment[]): Segment[][] {
  const words: Segment[][] = [[]]
  for (const { text, face } of runs) {
    for (const part of text.split(/(?<=[ \u200b])/)) {
      words.at(-1)!.push({ text: part, face })
      if (/[ \u200b]$/.test(part)) words.push([])
    }
  }
  return words
}

function trimmed(word: Segment[]): Segment[] {
  return word.map((segment) => ({ ...segment, text: segment.text.replace(/ +$/, '') }))
}

/** Neighbours of one face as one segment. */
function joined(line: Segment[]): Segment[] {
  const whole: Segment[] = []
  for (const { text, face } of line) {
    const last = whole.at(-1)
    if (last?.face === face) last.text += text
    else whole.push({ text, face })
  }
  return whole
}

function sourceOf({ format, base64 }: Picture) {
  return `data:image/${format === 'jpg' ? 'jpeg' : 'png'};base64,${base64}`
}
