import {
  carCostLineText,
  carCostWord,
  CAR_CHOICES,
  CAR_COST_LINES,
  CHOICE_FIGURES,
  errorText,
  hypothesisVoitureText,
  type CarCostAnswer,
  type CarCostWord,
  type CarChoices,
  type ChoiceFigures,
  type Language,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { restsOnRows } from '#cli/lib/rests_on'
import { wrapped } from '#cli/lib/wrapped'

const LABEL_WIDTH = 48
const AMOUNT_WIDTH = 14
/** The name of a choice is longer than a figure. */
const CHOICE_WIDTH = 20

/** What a car costs to read: its years side by side, what the worker has of each choice, and what it rests on. */
export function carCostTable(
  { annees, choix, hypotheses }: CarCostAnswer,
  language: Language
): string {
  const word = (each: CarCostWord) => carCostWord(each, language)
  const row = (label: string, cells: readonly string[], width = AMOUNT_WIDTH) =>
    `  ${label.padEnd(LABEL_WIDTH)}${cells.map((each) => each.padStart(width)).join('')}`
  const shown = (amount: number) => formatAmount(language, amount)
  const percent = (rate: number) => `${shown(rate).replace(/[.,]00$/, '')} %`
  const rates = [
    ['deductible', 'deductible'],
    ['vatDeductible', 'tva'],
  ] as const
  const lines = CAR_COST_LINES.filter((key) => annees.some(({ lignes }) => lignes[key] !== 0))
  return [
    word('years'),
    row(
      '',
      annees.map(({ annee }) => String(annee))
    ),
    ...lines.map((key) =>
      row(
        carCostLineText(key, language),
        annees.map(({ lignes }) => shown(lignes[key]))
      )
    ),
    ...rates.map(([title, key]) =>
      row(
        word(title),
        annees.map(({ taux }) => percent(taux[key]))
      )
    ),
    '',
    `${word('choice')} · ${word('sameCost')}`,
    row('', CAR_CHOICES.map(word), CHOICE_WIDTH),
    ...CHOICE_FIGURES.map((key) =>
      row(
        word(key),
        CAR_CHOICES.map((each) => cell(choix, each, (of) => shown(of[key]))),
        CHOICE_WIDTH
      )
    ),
    ...refusalsOf(choix, language),
    '',
    ...worth('worthBudget', choix.seuil.budget),
    ...worth('worthPay', choix.seuil.salaire),
    '',
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hypothesisVoitureText(each, language)),
      },
      language
    ),
  ].join('\n')

  function worth(title: CarCostWord, amount: number | null): string[] {
    return amount === null ? [] : [wrapped(`${word(title)} ${shown(amount)} EUR.`)]
  }
}

function cell(
  choix: CarChoices,
  of: (typeof CAR_CHOICES)[number],
  shown: (figures: ChoiceFigures) => string
): string {
  const choice = choix[of]
  return 'refusal' in choice ? '–' : shown(choice)
}

/** Why a choice has no figures, and where a budget stops at its maximum. */
function refusalsOf(choix: CarChoices, language: Language): string[] {
  const word = (each: CarCostWord) => carCostWord(each, language)
  const told = (['budget', 'salaire'] as const).flatMap((of) => {
    const choice = choix[of]
    if (!('refusal' in choice)) return []
    const { refusal } = choice
    if (refusal.code === 'minimum')
      return [`${word('minimum')}: ${formatAmount(language, refusal.minimum)} EUR`]
    return refusal.errors.map((error) => `${word(of)}: ${errorText(error, language)}`)
  })
  const { plafond } = choix.budget
  return [
    ...told,
    ...(plafond === undefined
      ? []
      : [`${word('plafond')}: ${formatAmount(language, plafond)} EUR`]),
  ].map((each) => wrapped(each))
}
