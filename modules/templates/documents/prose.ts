import type { Piece } from '#modules/shared/documents/sheet'
import { isPlace, type Block } from '../domain/template_body.ts'

/** A text without variables as paper has it; a place has no words and is left out. */
export function proseOf(blocks: readonly Block[]): Piece[] {
  return blocks.filter(({ kind }) => !isPlace(kind)).map((block) => pieceOf(block))
}

/**
 * The words of a block as paper has them.
 *
 * @param number what stands before the words of an article, which is a subtitle on paper: « Article 1 – »
 */
export function pieceOf({ kind, lines }: Block, number = ''): Piece {
  const plain = lines.map((runs) => runs.map(({ text, bold, italic }) => ({ text, bold, italic })))
  if (kind !== 'article') return { kind: kind as Piece['kind'], lines: plain }
  return { kind: 'subtitle', lines: [[{ text: number }, ...plain.flat()]] }
}
