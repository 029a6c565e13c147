import {
  HUNDRED_PARTS,
  hypothesisText,
  yearFlowText,
  yearTaxLineText,
  yearTaxWord,
  YEAR_FLOW,
  YEAR_TAX_PARTS,
  type HundredEuros,
  type Language,
  type YearTaxAnswer,
  type YearTaxWord,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { restsOnRows } from '#cli/lib/rests_on'

const LABEL_WIDTH = 56
const AMOUNT_WIDTH = 14

/** The income tax of a year to read: its lines, what is left of the gross pay, and what it rests on. */
export function yearTaxTable(answer: YearTaxAnswer, language: Language): string {
  const { annee, lignes, flux, centEuros, hypotheses, gaps = [] } = answer
  const word = (each: YearTaxWord) => yearTaxWord(each, language)
  const shown = (amount: number | null) =>
    amount === null ? word('unknown') : formatAmount(language, amount)
  const row = (label: string, amount: number | null) =>
    `  ${label.padEnd(LABEL_WIDTH)}${shown(amount).padStart(AMOUNT_WIDTH)}`
  const parts = YEAR_TAX_PARTS.map(([part, keys]) => {
    const rows = keys
      .filter((key, i) => lignes[key] !== 0 || i === keys.length - 1)
      .map((key, i, all) => [
        i === all.length - 1,
        row(yearTaxLineText(key, language), lignes[key]),
      ])
    return [word(part), ...rows.map(([last, text]) => (last ? `${RULE}\n${text}` : text)), ''].join(
      '\n'
    )
  })
  const flow = YEAR_FLOW.filter(([key]) => flux[key] !== 0).map(([key, , sign]) => {
    const amount = flux[key]
    return row(yearFlowText(key, language), amount === null ? null : sign * amount)
  })
  const hundred = (title: YearTaxWord, of: HundredEuros | null | undefined) =>
    of
      ? [
          `  ${word(title)}: ${HUNDRED_PARTS.filter((key) => of[key] !== 0)
            .map(
              (key) =>
                `${yearFlowText(key, language).toLowerCase()} ${formatAmount(language, of[key])}`
            )
            .join(' · ')}`,
        ]
      : []
  return [
    `${word('title')} ${annee}`,
    '',
    ...parts,
    word('flow'),
    ...flow,
    '',
    word('hundred'),
    ...hundred('hundredAverage', centEuros.moyenne),
    ...hundred('hundredMonth', centEuros.marginal?.mois),
    ...hundred('hundredYear', centEuros.marginal?.annee),
    '',
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hypothesisText(each, language)),
        gaps,
        unknown: word('unknown'),
      },
      language
    ),
  ].join('\n')
}

const RULE = `  ${'─'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}`
