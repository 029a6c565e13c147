import type PDFDocument from 'pdfkit'
import type { Face } from './fonts.ts'

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
