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

/** The heading of a block. */
export function drawHeading(
  words: string,
  x: number,
  top: number,
  width: number,
  { pen, dry }: Place
): number {
  const style: TextStyle = { size: 11.5, face: 'semibold' }
  if (dry) return top + pen.height(words, width, style) + 7
  const tag = pen.open('H2')
  const bottom = pen.text(words, x, top, width, style, tag)
  tag.end()
  return bottom + 7
}
