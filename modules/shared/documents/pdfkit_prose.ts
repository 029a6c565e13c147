import { drawHeading, type Place } from './pdfkit_place.ts'
import { GREY, HAIRLINE, mm, type Segment, type Tag } from './pdfkit_pen.ts'
import type { Annexes, Piece, Prose, Run, Signature } from './sheet.ts'

/** As `prose` in `templates/blocks.typ`: sizes in points, gaps between pieces. */
const LETTER = 10
const TITLES = { title: { size: 13, above: mm(6) }, subtitle: { size: 10.5, above: mm(4.5) } }
const BELOW_TITLE = mm(3)
const BELOW_PIECE = 1.15 * LETTER
const BETWEEN_ITEMS = 0.75 * LETTER
/** From baseline to baseline, and to the foot of a line, in parts of the size. */
const PITCH = 1.28
const CAPITAL = 0.66
const INDENT = mm(7)
const PICTURE = { width: mm(60), height: mm(20) }

/** A text over as many pages as it needs; a heading stays with the lines that follow it. */
export function drawProse(
  { pieces }: Prose,
  x: number,
  top: number,
  width: number,
  place: Place
): number {
  let y = top
  pieces.forEach((piece, at) => {
    if (piece.kind === 'title' || piece.kind === 'subtitle') {
      const isFirstLevel =
        piece.kind === 'title' || pieces.slice(0, at).every(({ kind }) => kind !== 'title')
      y = drawTitle(piece, TITLES[piece.kind], isFirstLevel ? 'H2' : 'H3', at === 0)
    } else {
      if (at > 0) y += gapBefore(pieces[at - 1])
      y = piece.kind === 'paragraph' ? drawParagraph(piece) : drawList(piece)
    }
  })
  return y

  function drawTitle(
    { lines }: Piece,
    { size, above }: { size: number; above: number },
    type: string,
    isFirst: boolean
  ): number {
    const runs = lines.map((line) => line.map((run) => ({ ...run, bold: true })))
    const height = runs.length * PITCH * size
    const begin = isFirst ? y : y + above
    const stays = place.dry || begin + height + 3 * PITCH * LETTER <= place.bottom
    return inTag(place, type, (tag) =>
      drawLines(runs, x, stays ? begin : place.newPage(), width, size, place, tag)
    )
  }

  function drawParagraph({ lines }: Piece): number {
    return inTag(place, 'P', (tag) => drawLines(lines, x, y, width, LETTER, place, tag))
  }

  function drawList({ kind, lines }: Piece): number {
    const items = lines.map((line) => [line])
    return drawItems(items, x, y, width, LETTER, BETWEEN_ITEMS, place, (at) =>
      kind === 'numbers' ? `${at + 1}.` : '•'
    )
  }
}

/** Kept in one piece: a signature alone on the next page would be nobody's. */
export function drawSignature(
  { heading, picture, lines }: Signature,
  x: number,
  top: number,
  width: number,
  place: Place
): number {
  const { pen, dry } = place
  if (dry) return draw(top)
  const fits = draw(top, { ...place, dry: true }) <= place.bottom
  return draw(fits ? top : place.newPage())

  function draw(from: number, at: Place = place): number {
    let y = drawHeading(heading, x, from, width, at)
    if (picture) {
      if (!at.dry) pen.picture(picture, x, y, PICTURE)
      y += pen.pictureSize(picture, PICTURE).height + mm(2)
    }
    if (!at.dry) pen.rule(x, y, width, 0.5, HAIRLINE)
    y += mm(2.4)
    lines.forEach((words, line) => {
      const style = { size: 9, ...(line ? { colour: GREY } : { face: 'semibold' as const }) }
      if (!at.dry) inTag(at, 'P', (tag) => pen.text(words, x, y, width, style, tag!))
      y += pen.height(words, width, style) + mm(1.8)
    })
    return y
  }
}

export function drawAnnexes(
  { heading, items }: Annexes,
  x: number,
  top: number,
  width: number,
  place: Place
): number {
  const y = drawHeading(heading, x, top, width, place)
  const lines = items.map(({ name, detail }) => [
    [{ text: detail ? `${name} · ${detail}` : name } satisfies Run],
  ])
  return drawItems(lines, x, y, width, 9, 6.3, place, (at) => `${at + 1}.`)
}

function gapBefore({ kind }: Piece) {
  return kind === 'title' || kind === 'subtitle' ? BELOW_TITLE : BELOW_PIECE
}

/** A list in the structure tree: label and body of each item. */
function drawItems(
  items: Run[][][],
  x: number,
  top: number,
  width: number,
  size: number,
  between: number,
  place: Place,
  label: (at: number) => string
): number {
  const list = place.dry ? undefined : place.pen.open('L')
  let y = top
  items.forEach((lines, at) => {
    if (!place.dry && y + CAPITAL * size > place.bottom) y = place.newPage()
    const item = list && place.pen.open('LI', list)
    if (item) {
      const mark = place.pen.open('Lbl', item)
      place.pen.text(label(at), x + mm(1), y, INDENT - mm(1), { size }, mark)
      mark.end()
    }
    const body = item && place.pen.open('LBody', item)
    y = drawLines(lines, x + INDENT, y, width - INDENT, size, place, body) + between
    body?.end()
    item?.end()
  })
  list?.end()
  return items.length ? y - between : y
}

/** Lines under each other, on the next page where this one ends; returns the y of the last baseline. */
function drawLines(
  lines: Run[][],
  x: number,
  top: number,
  width: number,
  size: number,
  { pen, dry, bottom, newPage }: Place,
  tag?: Tag
): number {
  let y = top
  let end = top
  for (const line of lines.flatMap((runs) => pen.broken(runs.map(faced), width, size))) {
    if (!dry && y + CAPITAL * size > bottom) y = newPage()
    if (tag) pen.segments(line, x, y, size, tag)
    end = y + CAPITAL * size
    y += PITCH * size
  }
  return end
}

function faced({ text, bold, italic }: Run): Segment {
  if (bold) return { text, face: italic ? 'boldItalic' : 'bold' }
  return { text, face: italic ? 'italic' : 'regular' }
}

function inTag(place: Place, type: string, draw: (tag?: Tag) => number): number {
  if (place.dry) return draw()
  const tag = place.pen.open(type)
  const end = draw(tag)
  tag.end()
  return end
}
