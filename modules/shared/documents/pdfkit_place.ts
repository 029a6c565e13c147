import type { Pen, TextStyle } from './pdfkit_pen.ts'
import type { Band } from './sheet.ts'

/** What a block needs to know of the sheet it stands on. `newPage` returns the y where it begins. */
export interface Place {
  pen: Pen
  ink: string
  tint: string
  density: Band['density']
  bottom: number
  newPage: () => number
  /** Only measure: nothing is drawn and no page begun. */
  dry: boolean
}

/** A heading alone at the foot of a page heads nothing: the least that must stand below it, in points. */
const BELOW_HEADING = 30

/** The heading of a block; on the next page where nothing of the block would stand below it. */
export function drawHeading(
  words: string,
  x: number,
  top: number,
  width: number,
  { pen, dry, bottom, newPage }: Place
): number {
  const style: TextStyle = { size: 11.5, face: 'semibold' }
  const height = pen.height(words, width, style) + 7
  if (dry) return top + height
  const y = top + height + BELOW_HEADING > bottom ? newPage() : top
  const tag = pen.open('H2')
  pen.text(words, x, y, width, style, tag)
  tag.end()
  return y + height
}
