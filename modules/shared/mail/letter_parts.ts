import type { Letter } from './letter.ts'

interface LetterEnd {
  /** Where the button leads; null for none. */
  url: string | null
  /** It goes to a person by a link of their own, not to the company's users. */
  isPersonal: boolean
  /** Whether an answer reaches a person. */
  canReply: boolean
}

/**
 * The button of a letter and how it closes.
 *
 * @param say the module's words: `<kind>.action`, `personalLink`, `question`, `regards` and `regardsOfBarema`
 */
export function letterEnd(
  say: (key: string) => string,
  kind: string,
  { url, isPersonal, canReply }: LetterEnd
): Pick<Letter, 'action' | 'closing'> {
  const note = isPersonal ? { note: say('personalLink') } : {}
  return {
    ...(url ? { action: { label: say(`${kind}.action`), url, ...note } } : {}),
    closing: [
      ...(isPersonal && canReply ? [say('question')] : []),
      say(isPersonal ? 'regards' : 'regardsOfBarema'),
    ],
  }
}

/** Personal words as they were typed, cut at empty lines. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
}
