import en from '../../lang/en/told.json' with { type: 'json' }
import fr from '../../lang/fr/told.json' with { type: 'json' }
import nl from '../../lang/nl/told.json' with { type: 'json' }
import { inputText, type Language } from '../texts.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
const TEXTS: Readonly<Record<Language, Texts>> = { fr, nl, en }

/**
 * The label of what is asked beside a payslip, as forms and papers have it.
 * @param group the part of the request: `menage`, `embauche`
 */
export function toldText(group: string, field: string, language: Language): string {
  return TEXTS[language][group]?.[field] ?? inputText(field, language) ?? field
}

/** What was chosen of a list, in words; the code where it has none. */
export function toldValueText(field: string, value: string | number, language: Language): string {
  const { values } = TEXTS[language]
  return values[`${field}_${value}`] ?? values[value] ?? String(value)
}
