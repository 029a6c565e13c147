import {
  COMPTES_DE_JOURS,
  INCOMPLETE_MONTH_PARTS,
  incompleteMonthDearerTexts,
  incompleteMonthHypothesisText,
  incompleteMonthLineText,
  incompleteMonthWord,
  type IncompleteMonthAnswer,
  type IncompleteMonthWord,
  type Language,
} from '#modules/compute/pure'
import { formatAmount, formatMoney } from '#modules/shared/documents/format'
import { LABEL_WIDTH, partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'
import { wrapped } from '#cli/lib/wrapped'

/** A month to read: its days, what is paid and what it costs against a whole one, and what that rests on. */
export function monthTable(answer: IncompleteMonthAnswer, language: Language): string {
  const { comptes, lignes, hypotheses } = answer
  const word = (each: IncompleteMonthWord) => incompleteMonthWord(each, language)
  const against = (['netNormal', 'coutNormal', 'differenceCout'] as const).map((key) => {
    const amount = lignes[key]
    const shown = amount === null ? word('unknown') : formatAmount(language, amount)
    return `  ${incompleteMonthLineText(key, language).padEnd(LABEL_WIDTH)}${shown.padStart(14)}`
  })
  return [
    word('title'),
    ...COMPTES_DE_JOURS.filter((key) => comptes[key] > 0).map(
      (key) => `  ${word(`compte_${key}`)}: ${comptes[key]}`
    ),
    '',
    ...partsTable(
      {
        parts: INCOMPLETE_MONTH_PARTS,
        lignes,
        title: word,
        label: (key) => incompleteMonthLineText(key, language),
        unknown: word('unknown'),
      },
      language
    ),
    ...against,
    ...incompleteMonthDearerTexts(answer, language, (euros) => formatMoney(language, euros)).map(
      (each) => wrapped(each)
    ),
    '',
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => incompleteMonthHypothesisText(each, language)),
        gaps: answer.gaps,
        unknown: word('unknown'),
      },
      language
    ),
  ].join('\n')
}
