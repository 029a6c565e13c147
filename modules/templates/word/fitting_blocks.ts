import { BODY_BOUNDS, type Block, type Run } from '../domain/template_body.ts'

/** A list and a paragraph have as many lines as they need; a heading has one. */
const OF_LINES: readonly Block['kind'][] = ['paragraph', 'bullets', 'numbers']

/**
 * The same words in blocks that a template takes. A run that is too long is cut after a sentence and goes on in a line
 * of its own, and what is more than a block holds in another block; what is left of a heading is a paragraph.
 */
export function fittingBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const lines = block.lines.flatMap(fittingLines)
    if (lines.length === block.lines.length && lines.length <= BODY_BOUNDS.lines) return [block]
    if (OF_LINES.includes(block.kind)) return blocksOf(block.kind, lines)
    return [{ ...block, lines: lines.slice(0, 1) }, ...blocksOf('paragraph', lines.slice(1))]
  })
}

function blocksOf(kind: Block['kind'], lines: Run[][]): Block[] {
  const starts = lines.map((_, at) => at).filter((at) => at % BODY_BOUNDS.lines === 0)
  return starts.map((at) => ({ kind, lines: lines.slice(at, at + BODY_BOUNDS.lines) }))
}

function fittingLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    const [first, ...rest] = piecesOf(run.text)
    if (lines.at(-1)!.length === BODY_BOUNDS.runs) lines.push([])
    lines.at(-1)!.push({ ...run, text: first! })
    for (const text of rest) lines.push([{ ...run, text }])
  }
  return lines
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > BODY_BOUNDS.signs) {
    const end = endOfPiece(rest.slice(0, BODY_BOUNDS.signs))
    pieces.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest]
}

/** After its last sentence, else its last word; a sign of two units (an emoji) is never cut through. */
function endOfPiece(most: string): number {
  const ends = [most.lastIndexOf('. ') + 1, most.lastIndexOf(' ')]
  const whole = /[\uD800-\uDBFF]$/.test(most) ? most.length - 1 : most.length
  return ends.find((end) => end > 0) ?? whole
}
