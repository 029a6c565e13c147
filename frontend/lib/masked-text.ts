/** How a text of some signs is written while it is typed: what counts of it, and how it is shown. */
export interface Mask {
  /** The signs that count, of whatever was typed or pasted. */
  signsOf: (text: string) => string
  show: (signs: string) => string
}

/** What stands in a field, and where its caret stands. */
export interface Typed {
  text: string
  caret: number
}

/**
 * What a masked field shows after a change, with the caret behind the same sign as before. What was taken away with the
 * backspace key may have been a separator: then the sign before it goes.
 */
export function masked(mask: Mask, before: string, after: Typed, isBackspace: boolean): Typed {
  let signs = mask.signsOf(after.text)
  let passed = mask.signsOf(after.text.slice(0, after.caret)).length
  if (
    isBackspace &&
    passed > 0 &&
    after.text.length < before.length &&
    signs === mask.signsOf(before)
  ) {
    signs = signs.slice(0, passed - 1) + signs.slice(passed)
    passed -= 1
  }
  const text = mask.show(signs)
  return { text, caret: caretAfter(mask, text, passed) }
}

/** The first place in a text behind so many of its signs; before any separator that follows, but at the end. */
function caretAfter(mask: Mask, text: string, signs: number): number {
  if (mask.signsOf(text).length === signs) return text.length
  for (let at = 0; at <= text.length; at++)
    if (mask.signsOf(text.slice(0, at)).length === signs) return at
  return text.length
}

const digits = (text: string) => text.replace(/\D/g, '')

/** What stands before which digit. */
const BEFORE: Record<number, string> = { 2: '.', 4: '.', 6: '-', 9: '.' }

/** `__.__.__-___.__`: a national register number. */
export const NISS_MASK: Mask = {
  signsOf: (text) => digits(text).slice(0, 11),
  show: (signs) => [...signs].map((sign, at) => (BEFORE[at] ?? '') + sign).join(''),
}

/** In groups of four, as on a card. No country has an IBAN of more than 34 signs. */
export const IBAN_MASK: Mask = {
  signsOf: (text) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 34),
  show: (signs) => signs.replace(/(.{4})(?=.)/g, '$1 '),
}
