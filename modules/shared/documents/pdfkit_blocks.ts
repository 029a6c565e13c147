import {
  CARD_LINE,
  GREY,
  HAIRLINE,
  INK,
  mm,
  SURFACE,
  type TagOptions,
  type TextStyle,
} from './pdfkit_pen.ts'
import { drawHeading, type Place } from './pdfkit_place.ts'
import { drawAnnexes, drawProse, drawSignature } from './pdfkit_prose.ts'
import type { Block, Facts, Figure, Ledger, LedgerRow, Note, Shares } from './sheet.ts'

/** The same as `densities` in `templates/tokens.typ`. */
const DENSITIES = {
  normal: { size: 9, space: 3.9 },
  compact: { size: 8.6, space: 3 },
  tight: { size: 8, space: 2 },
}
/** The share of the width that the labels of facts have. */
const LABEL_SHARES = { values: 0.24, labels: 0.66, neither: 0.545 }
/** Between two blocks of a column. */
export const BLOCK_GAP = mm(6.5)
const SMALL: TextStyle = { size: 7.6, face: 'semibold', colour: GREY, tracking: 0.3 }

/** Draws blocks under each other and returns the y below them. */
export function drawColumn(
  blocks: Block[],
  x: number,
  top: number,
  width: number,
  place: Place
): number {
  return (
    blocks.reduce((y, block) => drawBlock(block, x, y, width, place) + BLOCK_GAP, top) -
    (blocks.length ? BLOCK_GAP : 0)
  )
}

/** The cards of the first figures. */
export function drawFigures(
  figures: Figure[],
  x: number,
  top: number,
  width: number,
  place: Place
): number {
  const gap = mm(3.5)
  const card = (width - gap * (figures.length - 1)) / figures.length
  const height = mm(17)
  figures.forEach((figure, at) => {
    const left = x + at * (card + gap)
    const inner = card - mm(7.2)
    place.pen.ink((doc) => {
      doc.roundedRect(left, top, card, height, mm(1.6)).lineWidth(figure.main ? 0.8 : 0.7)
      if (figure.main) doc.fillAndStroke(place.tint, place.ink)
      else doc.stroke(CARD_LINE)
    })
    const tag = place.pen.open('P')
    const long = [...figure.amount].length > 11
    place.pen.text(
      figure.label,
      left + mm(3.6),
      top + mm(3.5),
      inner,
      { size: 8.2, colour: GREY },
      tag
    )
    place.pen.text(
      figure.amount,
      left + mm(3.6),
      top + mm(7.2),
      inner,
      {
        size: long ? 13 : 17,
        face: 'semibold',
        colour: figure.main ? place.ink : INK,
      },
      tag
    )
    place.pen.text(
      figure.unit,
      left + mm(3.6),
      top + mm(13.1),
      inner,
      { size: 8.2, colour: GREY },
      tag
    )
    tag.end()
  })
  return top + height
}

function drawBlock(block: Block, x: number, top: number, width: number, place: Place): number {
  switch (block.type) {
    case 'facts':
      return drawFacts(block, x, top, width, place)
    case 'ledger':
      return drawLedger(block, x, top, width, place)
    case 'shares':
      return drawShares(block, x, top, width, place)
    case 'note':
      return drawNote(block, x, top, width, place)
    case 'prose':
      return drawProse(block, x, top, width, place)
    case 'signature':
      return drawSignature(block, x, top, width, place)
    case 'annexes':
      return drawAnnexes(block, x, top, width, place)
  }
}

function drawFacts(facts: Facts, x: number, top: number, width: number, place: Place): number {
  const { pen, dry } = place
  const { size, space } = DENSITIES[place.density]
  let y = drawHeading(facts.heading, x, top, width, place)
  const labelWidth = width * LABEL_SHARES[facts.wide ?? 'neither']
  const valueWidth = width - labelWidth - 4
  const table = dry ? undefined : pen.open('Table')
  facts.rows.forEach(({ label, value, detail }, at) => {
    const main: TextStyle = { size, colour: facts.wide === 'labels' || detail ? INK : GREY }
    const small: TextStyle = { size: 7.6, colour: GREY }
    const labelHeight = pen.height(label, labelWidth, main)
    const detailTop = labelHeight + 0.5 * size
    const left = detail ? detailTop + pen.height(detail, labelWidth, small) : labelHeight
    const height = Math.max(left, pen.height(value, valueWidth, { size })) + 2 * space
    if (!dry && y + height > place.bottom) y = place.newPage()
    if (table) {
      pen.rule(x, y, width, at ? 0.5 : 0.8, at ? HAIRLINE : place.ink)
      const row = pen.open('TR', table)
      const head = pen.open('TH', row, { scope: 'Row' })
      pen.text(label, x, y + space, labelWidth, main, head)
      if (detail) pen.text(detail, x, y + space + detailTop, labelWidth, small, head)
      head.end()
      const cell = pen.open('TD', row)
      const style: TextStyle = { size, align: 'right' }
      pen.text(value, x + labelWidth + 4, y + space, valueWidth, style, cell)
      cell.end()
      row.end()
    }
    y += height
  })
  table?.end()
  return y
}

function drawLedger(ledger: Ledger, x: number, top: number, width: number, place: Place): number {
  const { pen, dry } = place
  const { size, space } = DENSITIES[place.density]
  const amountWidth = mm(26)
  const labelWidth = width - amountWidth - 8
  let y = drawHeading(ledger.heading, x, top, width, place)
  const table = dry ? undefined : pen.open('Table')

  row(
    'TH',
    ledger.item.toUpperCase(),
    ledger.unit.toUpperCase(),
    { top: 3.9, bottom: Math.max(space, 3) },
    SMALL,
    { line: [0.8, place.ink] }
  )
  for (const one of ledger.rows)
    row('TD', words(one), one.amount ?? '', spaceOf(one), styleOf(one), groundOf(one))
  table?.end()
  return y

  function words({ style, label }: LedgerRow) {
    return style === 'group' ? label.toUpperCase() : label
  }

  function spaceOf({ style }: LedgerRow) {
    return style === 'group'
      ? { top: space + 4, bottom: Math.max(space, 3) }
      : { top: space, bottom: space }
  }

  function styleOf({ style }: LedgerRow): TextStyle {
    if (style === 'group') return SMALL
    if (style === 'total') return { size, face: 'bold', colour: place.ink }
    return { size, face: style === 'subtotal' ? 'semibold' : 'regular' }
  }

  function groundOf({ style }: LedgerRow): { line?: [number, string]; fill?: string } {
    if (style === 'total') return { line: [0.8, place.ink], fill: place.tint }
    if (style === 'subtotal') return { line: [0.5, HAIRLINE], fill: SURFACE }
    return style === 'line' ? { line: [0.5, HAIRLINE] } : {}
  }

  function row(
    type: string,
    label: string,
    amount: string,
    room: { top: number; bottom: number },
    style: TextStyle,
    { line, fill }: { line?: [number, string]; fill?: string }
  ) {
    const text = Math.max(
      pen.height(label, labelWidth, style),
      pen.height(amount, amountWidth, style)
    )
    const height = room.top + text + room.bottom
    if (!dry && y + height > place.bottom) y = place.newPage()
    if (table) {
      if (fill) pen.ink((doc) => doc.rect(x, y, width, height).fill(fill))
      if (line) pen.rule(x, y, width, ...line)
      const tr = pen.open('TR', table)
      const scope: TagOptions | undefined = type === 'TH' ? { scope: 'Column' } : undefined
      const left = pen.open(type, tr, scope)
      pen.text(label, x + 4, y + room.top, labelWidth, style, left)
      left.end()
      const right = pen.open(type, tr, scope)
      const down = text - pen.height(amount, amountWidth, style)
      pen.text(
        amount,
        x + width - 4 - amountWidth,
        y + room.top + down,
        amountWidth,
        { ...style, align: 'right' },
        right
      )
      right.end()
      tr.end()
    }
    y += height
  }
}

function drawShares(shares: Shares, x: number, top: number, width: number, place: Place): number {
  const { pen, dry } = place
  const y = drawHeading(shares.heading, x, top, width, place)
  const height = mm(5)
  if (!dry) {
    const whole = shares.parts.reduce((sum, { share }) => sum + Math.max(share, 0), 0) || 1
    const gap = mm(0.5)
    const room = width - gap * (shares.parts.length - 1)
    pen.ink((doc) => {
      doc.save().roundedRect(x, y, width, height, mm(2.5)).clip()
      let left = x
      for (const { share, colour } of shares.parts) {
        const part = (Math.max(share, 0) / whole) * room
        doc.rect(left, y, part, height).fill(colour)
        left += part + gap
      }
      doc.restore()
    })
    const column = width / shares.parts.length
    shares.parts.forEach((part, at) => {
      const left = x + at * column
      pen.ink((doc) => doc.circle(left + mm(1.1), y + mm(8.3), mm(1.1)).fill(part.colour))
      const tag = pen.open('P')
      pen.text(
        part.label,
        left + mm(3.8),
        y + mm(7.3),
        column - mm(5),
        { size: 8.4, colour: GREY },
        tag
      )
      pen.text(part.amount, left, y + mm(11.2), column - mm(5), { size: 11, face: 'semibold' }, tag)
      tag.end()
    })
  }
  return y + mm(14)
}

function drawNote(note: Note, x: number, top: number, width: number, { pen, dry }: Place): number {
  const style: TextStyle = { size: 8, colour: GREY }
  return note.paragraphs.reduce((y, words, at) => {
    const begin = at ? y + 6 : y
    if (dry) return begin + pen.height(words, width, style)
    const tag = pen.open('P')
    const end = pen.text(words, x, begin, width, style, tag)
    tag.end()
    return end
  }, top)
}
