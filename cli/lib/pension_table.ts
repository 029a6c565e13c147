import {
  fromAgeText,
  hypothesisPensionText,
  PENSION_PARTS,
  pensionLineText,
  pensionWord,
  type Language,
  type PensionAnswer,
  type PensionWord,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { AMOUNT_WIDTH, LABEL_WIDTH, partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'

/** A pension of the second pillar to read: its cost, the limit, what is built, and what that rests on. */
export function pensionTable(answer: PensionAnswer, language: Language): string {
  const { annees, coefficient, lignes, primes = [], hypotheses, gaps } = answer
  const word = (each: PensionWord) => pensionWord(each, language)
  const unknown = word('unknown')
  return [
    word('title'),
    `  ${word('ends')} ${annees.futures} ${word('years')} · ${word('coefficient')} ${coefficient}`,
    '',
    ...(primes.length > 0
      ? [word('byAge'), ...primes.map((each) => rowOf(each, language)), '']
      : []),
    ...partsTable(
      {
        parts: PENSION_PARTS,
        lignes,
        title: word,
        label: (key) => pensionLineText(key, language),
        unknown,
      },
      language
    ),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hypothesisPensionText(each, language)),
        gaps,
        unknown,
      },
      language
    ),
  ].join('\n')
}

type PrimeByAge = NonNullable<PensionAnswer['primes']>[number]

function rowOf({ age, prime }: PrimeByAge, language: Language): string {
  const amount = formatAmount(language, prime).padStart(AMOUNT_WIDTH)
  return `  ${fromAgeText(age, language).padEnd(LABEL_WIDTH)}${amount}`
}
