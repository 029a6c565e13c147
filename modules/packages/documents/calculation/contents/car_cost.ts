import {
  CAR_CHOICES,
  CAR_COST_LINES,
  CHOICE_FIGURES,
  CAR_COST_PARTS,
  carCostLineText,
  carCostWord,
  errorText,
  hypothesisVoitureText,
  type CarChoices,
  type CarCostAnswer,
  type CarCostLine,
  type CarCostWord,
} from '#modules/compute/pure'
import { formatPercent } from '#modules/shared/values/format'
import type { Figure, Matrix } from '#modules/shared/documents/sheet'
import type { Contents, Writer } from '../writer.ts'

const RATES = [
  ['deductible', 'deductible'],
  ['vatDeductible', 'tva'],
] as const
const TOTALS: readonly CarCostLine[] = ['coutVoiture', 'coutApresImpot']

/** What a car costs over five years, and what the worker has in its place. */
export function carCostContents(answer: CarCostAnswer, writer: Writer): Contents {
  const { annees, choix, hypotheses } = answer
  const { language } = writer
  const [first] = annees
  const year = String(first.annee)
  return {
    figures: [
      writer.figure(
        writer.say('carCost.first', { year }),
        first.lignes.coutVoiture,
        'perYear',
        true
      ),
      ...worth('worthPay', choix.seuil.salaire, writer),
      ...worth('worthBudget', choix.seuil.budget, writer),
    ],
    blocks: [
      choices(choix, writer),
      ...writer.note(...limits(choix, writer)),
      years(annees, writer),
      ...CAR_COST_PARTS.flatMap(([part, keys], nth) =>
        writer.lines({
          heading:
            nth === 0
              ? `${writer.say('carCost.lines', { year })} · ${carCostWord(part, language)}`
              : carCostWord(part, language),
          unit: 'unitYear',
          keys,
          lignes: first.lignes,
          label: (key) => carCostLineText(key, language),
          results: [keys.at(-1)!, 'coutVoiture'],
        })
      ),
    ],
    hypotheses: hypotheses.map((each) => hypothesisVoitureText(each, language)),
  }
}

/** The amount of a month above which the car is the better choice. */
function worth(key: 'worthPay' | 'worthBudget', amount: number | null, writer: Writer): Figure[] {
  if (amount === null) return []
  return [
    {
      label: writer.say(`carCost.${key}`),
      amount: writer.amount(amount),
      unit: writer.say('carCost.above'),
    },
  ]
}

function choices(choix: CarChoices, writer: Writer): Matrix {
  const word = (key: CarCostWord) => carCostWord(key, writer.language)
  return {
    type: 'matrix',
    heading: word('choice'),
    item: word('sameCost'),
    heads: CAR_CHOICES.map(word),
    rows: CHOICE_FIGURES.map((key) => ({
      label: word(key),
      cells: CAR_CHOICES.map((of) => {
        const choice = choix[of]
        return 'refusal' in choice ? '–' : writer.amount(choice[key])
      }),
      ...(key === 'cout' && { total: true }),
    })),
  }
}

/** Why a choice has no figures, and where a budget stops at its maximum. */
function limits(choix: CarChoices, writer: Writer): string[] {
  const word = (key: CarCostWord) => carCostWord(key, writer.language)
  const refused = (['budget', 'salaire'] as const).flatMap((of) => {
    const choice = choix[of]
    if (!('refusal' in choice)) return []
    const { refusal } = choice
    if (refusal.code === 'minimum')
      return [`${word('minimum')} (${writer.money(refusal.minimum)}).`]
    return refusal.errors.map((error) => `${word(of)} – ${errorText(error, writer.language)}`)
  })
  const { plafond } = choix.budget
  return plafond === undefined
    ? refused
    : [...refused, `${word('plafond')} (${writer.money(plafond)}).`]
}

function years(annees: CarCostAnswer['annees'], writer: Writer): Matrix {
  const { language } = writer
  const keys = CAR_COST_LINES.filter((key) => annees.some(({ lignes }) => lignes[key] !== 0))
  return {
    type: 'matrix',
    heading: carCostWord('years', language),
    item: writer.say('unitYear'),
    heads: annees.map(({ annee }) => String(annee)),
    rows: [
      ...keys.map((key) => ({
        label: carCostLineText(key, language),
        cells: annees.map(({ lignes }) => writer.amount(lignes[key])),
        ...(TOTALS.includes(key) && { total: true }),
      })),
      ...RATES.map(([title, key]) => ({
        label: carCostWord(title, language),
        cells: annees.map(({ taux }) => formatPercent(language, taux[key] / 100)),
      })),
    ],
  }
}
