import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

/** The faces documents are set in. TTF on purpose: the woff subsets lack signs and Typst cannot read them. */
const FACES = [
  '400Regular/SourceSans3_400Regular.ttf',
  '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '600SemiBold/SourceSans3_600SemiBold.ttf',
  '700Bold/SourceSans3_700Bold.ttf',
  '700Bold_Italic/SourceSans3_700Bold_Italic.ttf',
]

/** What stands where the font has no sign: visible, so that the text is not taken for complete. */
export const MISSING_SIGN = '\u25a1'

/** Emoji for which the font has a sign of its own. */
const ALIKE: Readonly<Record<string, string>> = { '✅': '✓', '❌': '✗', '✖': '✗', '➡': '→' }
/** Emoji, and what colours, joins or frames them: no words, so a text is complete without. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\u{e0020}-\u{e007f}]/u
/** In the place of emoji until the spaces around them are one. No text has it: control signs are gone by then. */
const LEFT_OUT = '\0'
const AROUND_LEFT_OUT = /(\s?)\0(?:\s?\0)*(\s?)(?=([,.;:!?)]?))/gu

/** Longer than any word of ours (arbeidsongevallenverzekering), short enough for a line of a heading. */
const LONGEST_WORD = 30
/** Letters between two places to break in a word that is longer. */
const STEP = 10
const BREAK_HERE = '\u200b'

/** The bytes of each face, from the installed font package. */
export function faces(): Buffer[] {
  const require = createRequire(import.meta.url)
  return FACES.map((face) =>
    readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${face}`))
  )
}

/**
 * A text that the faces can set: composed (NFC), without control and direction signs, fancy letters as plain ones, emoji
 * left out, other signs that the font lacks replaced by □, words of more than 30 signs given places to break.
 */
export function printableText(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufe00-\ufe0f]/gu, '')
  const drawn = [...composed].map(drawnSign).join('')
  return breakLongWords(
    drawn.replace(
      AROUND_LEFT_OUT,
      (_, before: string, after: string, closing: string, at: number) =>
        at === 0 ? '' : after || (closing ? '' : before)
    )
  )
}

function drawnSign(sign: string): string {
  if (isDrawn(sign)) return sign
  const plain = ALIKE[sign] ?? sign.normalize('NFKC')
  if ([...plain].every(isDrawn)) return plain
  return EMOJI.test(sign) ? LEFT_OUT : MISSING_SIGN
}

/** An identifier with hyphens is no word: it is left in one piece so that it can be copied. */
function breakLongWords(text: string) {
  const long = new RegExp(
    `[^\\s\\u00a0-]{${LONGEST_WORD + 1},}|[^\\s\\u00a0]{${2 * LONGEST_WORD},}`,
    'gu'
  )
  const piece = new RegExp(`.{${STEP}}(?=.)`, 'gsu')
  return text.replace(long, (word) => word.replace(piece, `$&${BREAK_HERE}`))
}

let drawn: Set<number> | undefined

/** Signs that every face has: a text may be set in any of them. */
function isDrawn(sign: string) {
  drawn ??= faces()
    .map((face) => new Set<number>(create(face).characterSet))
    .reduce((common, set) => common.intersection(set))
  return drawn.has(sign.codePointAt(0)!)
}
