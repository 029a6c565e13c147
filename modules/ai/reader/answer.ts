import Fuse from 'fuse.js'
import {
  lineText,
  listBenefits,
  listParameters,
  parameterText,
  ruleText,
  type ComputeAnswer,
  type ExplanationLine,
  type Language,
  type ListedParameter,
} from '#modules/compute/pure'
import { fold } from './text.ts'

/** A figure of the law with what says it. */
export interface LawFigure {
  readonly id: string
  readonly title: string
  readonly value: number | readonly number[]
  readonly unit: string
  readonly from: string
  readonly source: string
}

/** What answers a question: figures of the engine, the rule behind one, figures of the law. No word is made up. */
export interface Answered {
  readonly figures: readonly {
    readonly key: string
    readonly label: string
    readonly amount: number
    /** What the amount is of. */
    readonly period: 'month' | 'year'
  }[]
  /** The sentence of the rule, and its formula. */
  readonly rule?: { readonly title: string; readonly formula: string }
  readonly law: readonly LawFigure[]
}

/** Where the figures of the law of a benefit or a line begin; what is not here is found by its title. */
const LAW_OF: Readonly<Record<string, RegExp>> = {
  chequeRepas: /^cheques\.repas/,
  ecoCheques: /^cheques\.eco/,
  chequeSportCulture: /^cheques\.sportCulture/,
  chequeCadeau: /^cheques\.cadeau/,
  budgetMobilite: /^budgetMobilite\./,
  voitureSociete: /^voiture\.(?:minimum|tauxMinimum|tauxMaximum|tauxBase|reference)/,
  atnVS: /^voiture\.(?:minimum|tauxMinimum|tauxMaximum|tauxBase|reference)/,
  teletravail: /^frais\.teletravail/,
  internet: /^(?:frais|avantages)\.internet/,
  indemniteBYOD: /^frais\.ordinateur/,
  garage: /^frais\.garage/,
  parking: /^frais\.parking/,
  carWash: /^frais\.carWash/,
  telephone: /^avantages\.telephone/,
  telephonePlan: /^avantages\.abonnement/,
  laptop: /^avantages\.ordinateur/,
  cct90: /^variables\.cct90/,
  warrants: /^variables\.warrants/,
  primeBeneficiaire: /^variables\.beneficiaire/,
  stockOptions: /^variables\.options/,
  epargnePension: /^variables\.epargnePension/,
  droitsAuteur: /^droitsAuteur\./,
  fraisTransport: /^transport\.(?:velo|exoneration|kilometre)/,
  assuranceGroupe: /^assurances\..*Groupe/,
  assuranceHospitalisation: /^assurances\..*Hospitalisation/,
  joursConge: /^conges\./,
  onss: /^onss\./,
  bonusEmploi: /^bonusEmploi\./,
  csss: /^csss\./,
  precompteProfessionnel: /^precompte\.frais/,
  primeFinAnnee: /^commission200\.primeFinAnnee/,
}
const MOST_FIGURES = 6

/** Whether the law has figures of a benefit or a line. */
export const isOfLaw = (about: string): boolean => Object.hasOwn(LAW_OF, about)

/** Answers a question about `about` from an answer of the engine (with its explanation) and the law of a day. */
export function answerTo(
  about: string | undefined,
  answer: ComputeAnswer | undefined,
  day: string,
  language: Language
): Answered {
  const line = lineOf(about, answer)
  const text = line && ruleText(line.rule, language)
  return {
    figures: answer === undefined ? [] : figuresOf(about ?? 'salaireNet', answer, language),
    ...(line && text && { rule: { title: text.title, formula: line.formula } }),
    law: about === undefined ? [] : lawOf(about, day, language),
  }
}

function lineOf(
  about: string | undefined,
  answer: ComputeAnswer | undefined
): ExplanationLine | undefined {
  return answer?.explanation?.find(({ rule }) => rule === (about ?? 'salaireNet'))
}

function figuresOf(about: string, answer: ComputeAnswer, language: Language): Answered['figures'] {
  const { coutEmployeur, remuneration } = answer.compute
  const yearly: Readonly<Record<string, number>> = {
    coutEmployeurAnnuel: coutEmployeur.coutEmployeurAnnuel,
    salaireNetAnnuel: remuneration.remunerationAnnuelle.salaireNetAnnuel,
  }
  const monthly = remuneration.remunerationMensuelle as unknown as Readonly<Record<string, number>>
  const lists = [
    ...coutEmployeur.remunerationsFixes,
    ...coutEmployeur.frais,
    ...coutEmployeur.remunerationsVariables,
    ...coutEmployeur.avantages,
  ]
  const keys = new Set(
    listBenefits()
      .find(({ name }) => name === about)
      ?.lines.map(({ key }) => key) ?? [about]
  )
  const found = Object.hasOwn(monthly, about)
    ? [{ key: about, amount: monthly[about]!, period: 'month' as const }]
    : (Object.hasOwn(yearly, about)
        ? [{ key: about, amount: yearly[about]! }]
        : lists.filter(({ key }) => keys.has(key))
      ).map(({ key, amount }) => ({ key, amount, period: 'year' as const }))
  return found.map((figure) => ({ ...figure, label: lineText(figure.key, language) }))
}

function lawOf(about: string, day: string, language: Language): LawFigure[] {
  const pattern = LAW_OF[about]
  const known =
    pattern === undefined
      ? likeTitle(about, language)
      : listParameters().filter(({ id }) => pattern.test(id))
  return known.flatMap((parameter) => inForce(parameter, day, language)).slice(0, MOST_FIGURES)
}

function likeTitle(about: string, language: Language): ListedParameter[] {
  const title = listBenefits().find(({ name }) => name === about)?.titles[language]
  if (title === undefined) return []
  const titled = listParameters().map((parameter) => ({
    parameter,
    title: fold(parameterText(parameter.id, language)?.title ?? ''),
  }))
  const fuse = new Fuse(titled, { keys: ['title'], threshold: 0.3, ignoreLocation: true })
  return fuse.search(fold(title), { limit: MOST_FIGURES }).map(({ item }) => item.parameter)
}

function inForce(
  { id, unit, values }: ListedParameter,
  day: string,
  language: Language
): LawFigure[] {
  const value = values.findLast(({ from }) => from <= day)
  if (value === undefined || value.value === undefined || value.value === null) return []
  const title = parameterText(id, language)?.title ?? id
  return [{ id, title, value: value.value, unit, from: value.from, source: value.source }]
}
