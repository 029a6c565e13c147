import type { Block, BlockKind, Run } from '#modules/templates/domain/template_body'
import { isVariable, runsOf, type Style } from '#modules/templates/domain/runs_of'

/** What holds no words of the text: pictures, notes, comments, what was struck out under "track changes". */
const DROPPED = new Set([
  ...['STYLE', 'SCRIPT', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK', 'IMG', 'SVG', 'CANVAS'],
  ...['VIDEO', 'AUDIO', 'OBJECT', 'IFRAME', 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'DEL', 'HR'],
  // What Word says about its own page.
  ...['O:P', 'XML', 'V:SHAPE', 'W:SDTPR'],
])
/** Footnotes, comments, headers and footers, the marks that lead to them, and what Word hides. */
const DROPPED_BY_WORD =
  /mso-element:\s*(?:footnote|endnote|comment|header|footer)|mso-special-character:\s*(?:comment|footnote)|mso-hide:\s*all|display:\s*none/i
const NOTE_MARKS =
  /(?:^|\s)(?:MsoCommentReference|MsoFootnoteReference|MsoEndnoteReference|msocomanchor)/

const HEADINGS: Record<string, BlockKind> = {
  H1: 'title',
  H2: 'subtitle',
  H3: 'subtitle',
  H4: 'subtitle',
  H5: 'subtitle',
  H6: 'subtitle',
}
const BLOCKS = new Set([
  ...['P', 'DIV', 'SECTION', 'ARTICLE', 'BLOCKQUOTE', 'PRE', 'HEADER', 'FOOTER', 'MAIN', 'ADDRESS'],
  ...['FIGURE', 'FIGCAPTION', 'DL', 'DT', 'DD', 'BODY', 'CENTER', 'FORM', 'FIELDSET'],
])

/**
 * A page of another program as blocks: headings, paragraphs, lists, bold, italic and our variables. All else is left
 * behind; a row of a table is a line, its cells apart by a bar. Word writes its lists as paragraphs that look like lists,
 * Google Docs wraps everything in a bold that is not bold; both are read as they are meant.
 */
export function blocksOfHtml(page: Element): Block[] {
  const reader = new Reader()
  reader.read(page, { bold: false, italic: false })
  reader.end()
  return reader.blocks
}

class Reader {
  readonly blocks: Block[] = []
  private kind: BlockKind = 'paragraph'
  private line: Run[] = []
  /** Whether the next line belongs to the block before. */
  private goesOn = false

  read(node: ChildNode, style: Style): void {
    if (node.nodeType === TEXT) this.add(node.textContent ?? '', style)
    if (node.nodeType !== ELEMENT || isDropped(node as Element)) return
    const element = node as Element
    const name = element.nodeName.toUpperCase()
    const next = styled(element, name, style)
    const variable = element.getAttribute('data-variable')
    if (variable !== null && isVariable(variable)) this.line.push({ text: '', ...next, variable })
    else if (name === 'BR') this.breakLine()
    else if (name === 'TABLE') this.table(element, next)
    else if (name === 'UL' || name === 'OL') this.list(element, name, next)
    else if (name === 'LI') this.item(element, 'bullets', next)
    else if (HEADINGS[name] ?? headingOfWord(element)) {
      this.end()
      this.kind = HEADINGS[name] ?? headingOfWord(element)!
      this.readAll(element, next)
      this.end()
    } else if (listOfWord(element)) this.item(element, listOfWord(element)!, next)
    else if (BLOCKS.has(name)) {
      this.end()
      this.readAll(element, next)
      this.end()
    } else this.readAll(element, next)
  }

  /** Ends the block: what follows begins another one. */
  end(): void {
    this.endLine()
    this.goesOn = false
    this.kind = 'paragraph'
  }

  private readAll(element: Element, style: Style) {
    for (const child of element.childNodes) this.read(child, style)
  }

  private add(text: string, style: Style) {
    const words = text.replace(/[\t\n\r\f ]+/g, ' ')
    const atStart = this.line.length === 0 || this.line.at(-1)!.text.endsWith(' ')
    this.line.push(...runsOf(atStart ? words.replace(/^ /, '') : words, style))
  }

  private breakLine() {
    if (this.kind === 'paragraph') this.endLine()
    else this.add(' ', { bold: false, italic: false })
  }

  private endLine() {
    const runs = this.line
    const last = runs.at(-1)
    if (last?.variable === null) last.text = last.text.replace(/ $/, '')
    this.line = []
    if (!runs.some(({ text, variable }) => variable !== null || text.trim() !== '')) return
    // A heading is bold by itself.
    if (this.kind === 'title' || this.kind === 'subtitle') for (const run of runs) run.bold = false
    const open = this.blocks.at(-1)
    if (this.goesOn && open?.kind === this.kind) open.lines.push(runs)
    else this.blocks.push({ kind: this.kind, lines: [runs] })
    this.goesOn = true
  }

  private list(element: Element, name: 'UL' | 'OL', style: Style) {
    const kind = name === 'UL' ? 'bullets' : 'numbers'
    const isInner = this.kind !== 'paragraph'
    if (!isInner) this.end()
    for (const child of element.childNodes)
      if (child.nodeName.toUpperCase() === 'LI')
        this.item(child as Element, isInner ? this.kind : kind, style)
      else this.read(child, style)
    if (!isInner) this.end()
  }

  /** An item is one line, whatever stands in it; a list in it goes on with items of the outer one. */
  private item(element: Element, kind: BlockKind, style: Style) {
    if (this.kind === kind) this.endLine()
    else this.end()
    this.kind = kind
    this.inItem(element, style)
    this.endLine()
    this.kind = kind
  }

  private inItem(element: Element, style: Style) {
    for (const child of element.childNodes) {
      const name = child.nodeName.toUpperCase()
      if (name === 'UL' || name === 'OL') this.list(child as Element, name, style)
      else if (child.nodeType === ELEMENT && BLOCKS.has(name)) {
        if (this.line.length > 0) this.add(' ', style)
        if (!isDropped(child as Element))
          this.inItem(child as Element, styled(child as Element, name, style))
      } else this.read(child, style)
    }
  }

  private table(table: Element, style: Style) {
    this.end()
    for (const row of table.querySelectorAll('tr')) {
      if (row.textContent.trim() === '') continue
      for (const [at, cell] of [...row.children].entries()) {
        if (at > 0) this.line.push({ text: ' | ', ...style, variable: null })
        this.inItem(cell, styled(cell, cell.nodeName.toUpperCase(), style))
      }
      this.endLine()
    }
    this.end()
  }
}

const ELEMENT = 1
const TEXT = 3

function isDropped(element: Element): boolean {
  return (
    DROPPED.has(element.nodeName.toUpperCase()) ||
    DROPPED_BY_WORD.test(element.getAttribute('style') ?? '') ||
    NOTE_MARKS.test(element.getAttribute('class') ?? '') ||
    isSignOfItem(element)
  )
}

function styled(element: Element, name: string, { bold, italic }: Style): Style {
  const css = element.getAttribute('style') ?? ''
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(css)?.[1]
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(css)?.[1]
  return {
    bold: weight
      ? weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
      : bold || name === 'B' || name === 'STRONG' || name === 'TH',
    italic: slant
      ? slant === 'italic' || slant === 'oblique'
      : italic || name === 'I' || name === 'EM',
  }
}

function headingOfWord(element: Element): BlockKind | null {
  const [, name] = /(?:^|\s)Mso(Title|Subtitle)/.exec(element.getAttribute('class') ?? '') ?? []
  return name === 'Title' ? 'title' : name === 'Subtitle' ? 'subtitle' : null
}

/** Word's items are paragraphs with the sign before them as hidden text: a number or a letter, or a dot. */
function listOfWord(element: Element): 'bullets' | 'numbers' | null {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')) return null
  const sign = [...element.querySelectorAll('[style]')].find(isSignOfItem)
  return /^\s*[(]?[\da-z]{1,4}[.)]/i.test(sign?.textContent ?? '') ? 'numbers' : 'bullets'
}

function isSignOfItem(element: Element): boolean {
  return /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '')
}
