/** The questions in their order; each is a step of the address. */
export const QUESTIONS = ['committee', 'people', 'brand', 'package'] as const
export type Question = (typeof QUESTIONS)[number]

/** Those that a person may answer: the company's own data are for who may correct them. */
export function questionsFor(mayCorrectCompany: boolean): readonly Question[] {
  return mayCorrectCompany ? QUESTIONS : ['package']
}
