import en from '../lang/en/notices.json' with { type: 'json' }
import fr from '../lang/fr/notices.json' with { type: 'json' }
import nl from '../lang/nl/notices.json' with { type: 'json' }
import { shownParams, type Language } from './shown_params.ts'
import type { HybridQuestion, Question } from './types.ts'

const NOTICES: Readonly<Record<Language, Readonly<Record<HybridQuestion['code'], string>>>> = {
  fr,
  nl,
  en,
}

/**
 * What PDFs and the command line say of a hybrid that does not tell all its benefit hangs on: on which emission it was
 * reckoned. The screen asks for what is missing instead.
 *
 * @returns `undefined` where nothing of a hybrid is asked
 */
export function hybridNotice(
  questions: readonly Question[] | undefined,
  language: Language
): string | undefined {
  const hybrid = questions?.find((each) => 'co2' in each)
  if (hybrid === undefined) return undefined
  const { co2 } = shownParams({ params: { co2: hybrid.co2 } }, language)
  return NOTICES[language][hybrid.code].replace('{co2}', co2)
}
