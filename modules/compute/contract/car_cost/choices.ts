import { euros, type Cents } from '../../engine/money.ts'
import { Sheet } from '../../rules/index.ts'
import type { VoitureSheet } from '../../voiture/index.ts'
import { moreOn } from '../compute.ts'
import { computeSheet } from '../compute_sheet.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { ComputeError } from '../types.ts'
import type { CarChoices, Choice, ChoiceFigures } from './types.ts'

/** Its own, so that a comparison disturbs nothing of who only computes. */
const sheet = new Sheet()
const more = moreOn(sheet)

/** What takes the car out of a package: the fields that describe it say nothing then. */
const WITHOUT_CAR = { hasVoitureSociete: false, hasCarteEssence: false }

/**
 * What the worker has of the car, of a mobility budget and of pay, each at what the car costs the employer in its first
 * year: the package without a car, and that amount on top.
 */
export function choicesOf(
  request: Fields,
  car: VoitureSheet,
  pilier2: Cents
): CarChoices | readonly ComputeError[] {
  const own = request.package as Fields
  const bare = { ...request, explain: false, solve: undefined }
  const on = (differs: Fields, solve?: Fields) =>
    computeSheet(sheet, { ...bare, package: { ...own, ...differs }, solve }, more)

  const having = on({})
  if (!having.ok) return having.errors
  const withCar = figures(0)
  const without = on(WITHOUT_CAR)
  if (!without.ok) return without.errors
  const sans = figures(0)
  const before = sheet.coutEmployeurAnnuel
  const cout = before + car.coutVoiture
  const voiture = { ...withCar, enNature: euros(car.fraisVoiture), cout: euros(cout) }

  const salaire = choice(
    on(WITHOUT_CAR, {
      target: 'coutEmployeurAnnuel',
      amount: euros(cout),
      ...(isGiven(own.salaireBrutHoraire) && { for: 'package.salaireBrutHoraire' }),
    }),
    0
  )
  const budget = budgetOf(on, car.coutVoiture, pilier2)
  // What the other is used for is worth its amount; what the car is worth is the question.
  const seuil = (other: Choice) =>
    'refusal' in other
      ? null
      : euros(Math.round(((other.netAnnuel + other.enNature - voiture.netAnnuel) * 100) / 12))
  return {
    sans,
    voiture,
    budget,
    salaire,
    seuil: { budget: seuil(budget), salaire: seuil(salaire) },
  }
}

type Try = (differs: Fields, solve?: Fields) => ReturnType<typeof computeSheet>

/** Loi du 17 mars 2019, art. 12: the budget is what the car costs, within the bounds of the law and a fifth of gross pay. */
function budgetOf(on: Try, cost: Cents, pilier2: Cents): CarChoices['budget'] {
  const of = (amount: Cents) => ({
    ...WITHOUT_CAR,
    hasBudgetMobilite: true,
    budgetMobilite: euros(amount),
    budgetMobiliteHasPilier1: false,
    budgetMobilitePilier2: euros(pilier2),
    budgetMobiliteSoldePilier3: true,
  })
  const without = on(WITHOUT_CAR)
  if (!without.ok) return { refusal: { code: 'refused', errors: without.errors } }
  const { minimum, maximum } = without.read.lawSet.law.budgetMobilite
  // The fifth of gross pay does not hang on the budget.
  const plafond = Math.min(maximum, sheet.budgetMobiliteMax || maximum)
  const amount = Math.min(cost, plafond)
  if (amount < minimum) return { refusal: { code: 'minimum', minimum: euros(minimum) } }
  const found = choice(on(of(amount)), 12 * pilier2)
  return {
    ...found,
    montant: euros(amount),
    ...(amount < cost && { plafond: euros(plafond) }),
  }
}

function choice(result: ReturnType<typeof computeSheet>, enNature: Cents): Choice {
  if (!result.ok) return { refusal: { code: 'refused', errors: result.errors } }
  return figures(enNature)
}

/** What stands on the sheet; what is used and not received is taken out of the money. */
function figures(enNature: Cents): ChoiceFigures {
  return {
    brut: euros(sheet.salaireBrut),
    net: euros(sheet.salaireNet - Math.round(enNature / 12)),
    netAnnuel: euros(sheet.remunerationAnnuelle - enNature),
    enNature: euros(enNature),
    cout: euros(sheet.coutEmployeurAnnuel),
  }
}
