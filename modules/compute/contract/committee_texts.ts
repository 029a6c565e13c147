import en from '../lang/en/committees.json' with { type: 'json' }
import fr from '../lang/fr/committees.json' with { type: 'json' }
import nl from '../lang/nl/committees.json' with { type: 'json' }
import { FACT, RATE } from './committee_figure.ts'
import type { Language } from './shown_params.ts'

type Words = Readonly<Record<string, string>>

interface Texts {
  readonly facts: Readonly<Record<string, { readonly title: string; readonly explanation: string }>>
  readonly rates: Readonly<Record<string, { readonly title: string; readonly explanation: string }>>
  readonly missing: Words
  readonly classes: Readonly<Record<string, Words>>
  readonly echelles: Readonly<Record<string, Words>>
  readonly notes: Readonly<Record<string, Words>>
}

const TEXTS: Readonly<Record<Language, Texts>> = { fr, nl, en }
const PREFIX = 'BE'
/** How a language writes a joint committee before its number. */
const SHORT: Readonly<Record<Language, string>> = { fr: 'CP', nl: 'PC', en: 'JC' }

/** A fact of any committee in words, by its key: `heuresSemaine`, and `bareme` for the scale. */
export function factText(key: string, language: Language) {
  return own(TEXTS[language].facts, key)
}

/** A rate of an employer category in words. */
export function rateText(key: string, language: Language) {
  return own(TEXTS[language].rates, key)
}

/** What is missing of a committee, as part of a list. */
export function missingText(key: string, language: Language): string {
  return own(TEXTS[language].missing, key) ?? key
}

/** The name of a class of a committee's scale; its code where it has none. */
export function classText(commission: string, classe: string, language: Language): string {
  return own(own(TEXTS[language].classes, keyOf(commission)), classe) ?? classe
}

/** What one of several scales depends on; its code where it has no name. */
export function echelleText(commission: string, echelle: string, language: Language): string {
  return own(own(TEXTS[language].echelles, keyOf(commission)), echelle) ?? echelle
}

/** What a reader should know of a committee beside its figures. */
export function committeeNotes(commission: string, language: Language): readonly string[] {
  return Object.values(own(TEXTS[language].notes, keyOf(commission)) ?? {})
}

/** The words for a figure of a committee or of an employer category by its id: `CP302.heuresSemaine`, `categorie.017.fonds`. */
export function sectorFigureText(id: string, language: Language) {
  const [, main, sub, fact] = FACT.exec(id) ?? []
  const [, category, rate] = RATE.exec(id) ?? []
  const text = fact ? factText(fact, language) : rate ? rateText(rate, language) : undefined
  if (text === undefined) return undefined
  const of = category ?? `${SHORT[language]} ${sub === undefined ? main : `${main}.${sub}`}`
  return { title: `${text.title} (${of})`, explanation: text.explanation }
}

/** `CP14003` of `BECP14003`. */
function keyOf(commission: string): string {
  return commission.slice(PREFIX.length)
}

function own<T>(of: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return of !== undefined && Object.hasOwn(of, key) ? of[key] : undefined
}
