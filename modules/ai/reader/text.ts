/** Places in a text: from `start` up to `end`, in UTF-16 units of the request as it was typed. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A word, a run of digits or one sign. */
export interface Token extends Span {
  readonly text: string
  readonly isWord: boolean
}

const MARKS = /[\u0300-\u036f]/g
const SPECIAL: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '–': '-',
  '—': '-',
  '‑': '-',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  'œ': 'o',
  'ß': 's',
  '×': 'x',
}

/** The text without capitals and accents, of the same length, so that a place in it is one in the text itself. */
export function fold(text: string): string {
  let folded = ''
  for (const unit of text.split('')) {
    if (unit < '\u0080') {
      folded += unit === '\t' ? ' ' : unit.toLowerCase()
      continue
    }
    const lower = SPECIAL[unit] ?? unit.toLowerCase()
    const plain = SPECIAL[lower] ?? lower.normalize('NFD').replace(MARKS, '')
    folded += plain.length === 1 ? plain : ' '
  }
  return folded
}

/** The words, digits and signs of a folded text, in order. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = []
  for (const match of folded.matchAll(/[a-z]+|\d+|[^\sa-z\d]/g)) {
    const text = match[0]
    const isWord = text >= 'a' && text <= '{'
    tokens.push({ text, isWord, start: match.index, end: match.index + text.length })
  }
  return tokens
}

/** Which units of a text something has taken already. */
export class Taken {
  private readonly units: Uint8Array

  constructor(length: number) {
    this.units = new Uint8Array(length)
  }

  take({ start, end }: Span): void {
    this.units.fill(1, start, end)
  }

  /** The text with what is taken blanked out. */
  masked(text: string): string {
    let masked = ''
    for (let i = 0; i < text.length; i++) masked += this.units[i] === 1 ? '#' : text[i]!
    return masked
  }

  has({ start, end }: Span): boolean {
    for (let i = start; i < end; i++) if (this.units[i] === 1) return true
    return false
  }
}
