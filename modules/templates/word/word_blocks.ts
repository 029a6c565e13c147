import { BODY_BOUNDS, type Block, type BlockKind, type Run } from '../domain/template_body.ts'

/** A piece of a Word text as mammoth reads it; which of these a piece has depends on its type. */
export interface WordNode {
  type: string
  children?: WordNode[]
  value?: string
  styleName?: string | null
  numbering?: { isOrdered: boolean } | null
  isBold?: boolean
  isItalic?: boolean
  breakType?: string
}

type Style = Pick<Run, 'bold' | 'italic'>

const PLAIN: Style = { bold: false, italic: false }
/** « Article 3. Durée », « Artikel 3 – Duur », « Art. 3: Term ». */
const ARTICLE = /^\s*(?:article|artikel|art\.)\s*\d+(?:er|e)?\s*[.:–—-]*\s+/i
/** Longer than any heading: such a paragraph only begins like one. */
const LONGEST_HEADING = 120

/**
 * A Word text as blocks: headings by their styles, lists, bold and italic; paragraphs that call themselves an article with a
 * number are articles. A row of a table is a line, its cells apart by a bar; what has no words is left out.
 */
export function blocksOfWord(document: WordNode): Block[] {
  const blocks: Block[] = []
  for (const node of document.children ?? []) {
    if (node.type === 'table') blocks.push(...tableOf(node))
    else if (node.type === 'paragraph') addParagraph(blocks, node)
  }
  return blocks
}

function addParagraph(blocks: Block[], paragraph: WordNode) {
  const lines = linesOf(paragraph).map(trimmed).filter(hasWords)
  if (lines.length === 0) return
  const kind = kindOf(paragraph, lines)
  if (kind === 'paragraph') blocks.push({ kind, lines })
  else if (kind === 'bullets' || kind === 'numbers') {
    const last = blocks.at(-1)
    const line = joined(lines)
    if (last?.kind === kind && last.lines.length < BODY_BOUNDS.lines) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  } else blocks.push({ kind, lines: [headingOf(kind, joined(lines))] })
}

function kindOf({ styleName, numbering }: WordNode, lines: readonly Run[][]): BlockKind {
  const style = styleName?.toLowerCase() ?? ''
  const words = wordsOf(joined(lines))
  if (ARTICLE.test(words) && words.length <= LONGEST_HEADING && lines.length === 1) return 'article'
  if (style === 'title' || style === 'heading 1') return 'title'
  if (style === 'subtitle' || /^heading \d$/.test(style)) return 'subtitle'
  if (numbering) return numbering.isOrdered ? 'numbers' : 'bullets'
  return 'paragraph'
}

/** A heading is bold by itself, and an article numbered. */
function headingOf(kind: BlockKind, runs: Run[]): Run[] {
  const plain = runs.map((run) => ({ ...run, bold: false }))
  if (kind !== 'article') return plain
  let sign = ARTICLE.exec(wordsOf(plain))![0].length
  return plain.map((run) => {
    const text = run.text.slice(Math.min(sign, run.text.length))
    sign -= run.text.length - text.length
    return { ...run, text }
  })
}

/** The lines of a paragraph, or of a cell: what stands between its breaks. */
function linesOf(node: WordNode, style = PLAIN, lines: Run[][] = [[]]): Run[][] {
  const add = (text: string) => lines.at(-1)!.push({ text, ...style, variable: null })
  for (const child of node.children ?? []) {
    const { type } = child
    if (type === 'text') add((child.value ?? '').replace(/\s+/g, ' '))
    else if (type === 'tab') add(' ')
    else if (type === 'break') lines.push([])
    else if (type === 'run')
      linesOf(
        child,
        {
          bold: style.bold || child.isBold === true,
          italic: style.italic || child.isItalic === true,
        },
        lines
      )
    else if (child.children) linesOf(child, style, lines)
  }
  return lines
}

function tableOf(table: WordNode): Block[] {
  const rows = (table.children ?? []).map((row) =>
    (row.children ?? []).flatMap((cell, at) => [
      ...(at > 0 ? [{ text: ' | ', ...PLAIN, variable: null }] : []),
      ...joined(
        (cell.children ?? [])
          .flatMap((paragraph) => linesOf(paragraph))
          .map(trimmed)
          .filter(hasWords)
      ),
    ])
  )
  const lines = rows.filter((runs) => /[^\s|]/.test(wordsOf(runs)))
  return lines.length > 0 ? [{ kind: 'paragraph', lines }] : []
}

function joined(lines: readonly Run[][]): Run[] {
  return lines.flatMap((runs, at) =>
    at === 0 ? runs : [{ text: ' ', ...PLAIN, variable: null }, ...runs]
  )
}

function trimmed(runs: Run[]): Run[] {
  return runs.map((run, at) => ({
    ...run,
    text: at === 0 ? run.text.trimStart() : at === runs.length - 1 ? run.text.trimEnd() : run.text,
  }))
}

function hasWords(runs: readonly Run[]): boolean {
  return wordsOf(runs).trim() !== ''
}

function wordsOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
