import { formatMonth, LANGUAGES } from '#modules/shared/values/format'
import { fold } from './text.ts'

/** What each month is called in the three languages, folded; January stands first. */
const NAMES = Array.from({ length: 12 }, (_, index) => {
  const day = `2026-${String(index + 1).padStart(2, '0')}-01`
  return LANGUAGES.map((language) => fold(formatMonth(language, day, 'long')))
})
/** Their names are words too, or begin as words do: "may", "maison", "maar". */
const [MARCH, MAY] = [2, 4]
/** The one abbreviation that no name begins with. */
const MARCH_CUT = 'mrt'

/** How a month is written: in full, cut after three letters, or begun well and ended with typing errors. */
const WRITINGS = NAMES.map((names, month) => {
  const whole = [...names, ...(month === MARCH ? [MARCH_CUT] : [])]
  const cut = names.map((name) => name.slice(0, 3)).filter((letters) => isOnlyOf(letters, month))
  const begun = names.filter(({ length }) => length > 4).map((name) => name.slice(0, 4))
  const isWord = month === MARCH || month === MAY
  return [`(?:${[...whole, ...(isWord ? [] : cut)].join('|')})\\b`, ...(isWord ? [] : begun)].join(
    '|'
  )
})

/** "jui" may be June or July. */
function isOnlyOf(letters: string, month: number): boolean {
  return NAMES.every(
    (names, other) => other === month || !names.some((name) => name.startsWith(letters))
  )
}

/** The source of a pattern: where a word that names a month begins. */
export const A_MONTH = `\\b(?:${WRITINGS.join('|')})`

/** A month in full that can be nothing else. */
export const MONTH_ALONE = new RegExp(
  `\\b(?:${NAMES.flat()
    .filter((name) => !/^(?:mai|may|mei|mars|march)$/.test(name))
    .join('|')})\\b`,
  'g'
)

const PATTERNS = WRITINGS.map((writing) => new RegExp(`^(?:${writing})`))

/** The month that a folded word names, 1 to 12; nothing of another word. */
export function monthOf(word: string): number | undefined {
  const month = PATTERNS.findIndex((pattern) => pattern.test(word))
  return month < 0 ? undefined : month + 1
}
