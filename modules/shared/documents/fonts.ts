import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

/** The faces documents are set in. TTF on purpose: the woff subsets lack signs and Typst cannot read them. */
export const FACES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  italic: '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  semibold: '600SemiBold/SourceSans3_600SemiBold.ttf',
  bold: '700Bold/SourceSans3_700Bold.ttf',
  boldItalic: '700Bold_Italic/SourceSans3_700Bold_Italic.ttf',
} as const

export type Face = keyof typeof FACES

/** What stands where the font has no sign: visible, so that the text is not taken for complete. */
export const MISSING_SIGN = '\u25a1'

/** Longer than any word of ours (arbeidsongevallenverzekering), short enough for a line of a heading. */
const LONGEST_WORD = 30
/** Letters between two places to break in a word that is longer. */
const STEP = 10
const BREAK_HERE = '\u200b'

/** The bytes of one face, from the installed font package. */
export function fontFile(face: Face): Buffer {
  const require = createRequire(import.meta.url)
  return readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${FACES[face]}`))
}

/**
 * A text that the faces can set: composed (NFC), without control and direction signs, signs that the
 * font lacks replaced by □, words of more than 30 signs given places to break.
 */
export function printableText(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufe00-\ufe0f]/gu, '')
  return breakLongWords([...composed].map((sign) => (isDrawn(sign) ? sign : MISSING_SIGN)).join(''))
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
  drawn ??= (Object.keys(FACES) as Face[])
    .map((face) => new Set<number>(create(fontFile(face)).characterSet))
    .reduce((common, set) => common.intersection(set))
  return drawn.has(sign.codePointAt(0)!)
}
