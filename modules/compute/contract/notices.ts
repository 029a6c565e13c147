import en from '../lang/en/notices.json' with { type: 'json' }
import fr from '../lang/fr/notices.json' with { type: 'json' }
import nl from '../lang/nl/notices.json' with { type: 'json' }
import { shownParams, type Language } from './shown_params.ts'
import type { BirthQuestion, HybridQuestion, Question } from './types.ts'

type Noticed = HybridQuestion | BirthQuestion

const NOTICES: Readonly<Record<Language, Readonly<Record<Noticed['code'], string>>>> = {
  fr,
  nl,
  en,
}

/**
 * What PDFs and the command line say of what a package does not tell and of which a figure counts as it stands: the emission
 * that a hybrid's benefit was reckoned on, the share of a plan by age. The screen asks for what is missing instead.
 */
export function noticesOf(
  questions: readonly Question[] | undefined,
  language: Language
): readonly string[] {
  return (questions ?? []).flatMap((each) => {
    if (!('co2' in each || 'taux' in each)) return []
    const name = 'co2' in each ? 'co2' : 'taux'
    const value = 'co2' in each ? each.co2 : each.taux
    const shown = shownParams({ params: { [name]: value } }, language)[name]
    return [NOTICES[language][each.code].replace(`{${name}}`, shown)]
  })
}
