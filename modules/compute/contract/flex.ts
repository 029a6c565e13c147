import { firstAmount } from '../engine/first_amount.ts'
import { euros, type Cents } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { atConstantCost, chosen, greatestGross, offered, without } from './flex_budget.ts'
import { cheapestCombination, compulsory, dearestCombinations } from './flex_choices.ts'
import { flagOf } from './benefits/index.ts'
import type { Fields } from './reading.ts'
import type { Situation } from './situation.ts'
import type { AmountLine, Flex, FlexAlert, RemunerationBrutLowest } from './types.ts'

/** What a FLEX package adds to the figures. */
export interface FlexAnswer {
  readonly flex: Flex
  readonly lowest: RemunerationBrutLowest
  readonly elements: readonly AmountLine[]
}

/**
 * Computes a FLEX package and leaves it on the sheet with its choices, at the gross its budget allows.
 * @returns `undefined` when what is chosen costs more than the whole package.
 */
export function computeFlex(
  situation: Situation,
  fields: Fields,
  minimum: Cents
): FlexAnswer | undefined {
  const found = atConstantCost(situation, fields)
  if (found?.gross === undefined) return undefined
  const { budget, initial, gross } = found
  const { least, lowest } = lowestOf(situation, fields, budget, initial)
  const highest = highestOf(situation, fields, budget, initial)
  const elements = costsOfChoices(situation, fields, gross)
  situation.read(fields)
  situation.costAt(gross)
  const flex: Flex = Object.freeze({
    budget: euros(budget),
    salaireBrutInitial: euros(initial),
    salaireBrutHighest: euros(highest),
    minimum: minimum < 0 ? null : euros(minimum),
    alerte: alert(minimum, least, highest),
    manquants: missingChoices(fields),
    choix: Object.freeze(
      offered(fields).map((key) =>
        Object.freeze({
          key,
          choisi: fields[flagOf('has', key)] === true,
          obligatoire: fields[flagOf('mustHave', key)] === true,
        })
      )
    ),
  })
  return { flex, lowest, elements }
}

/** The figures of the dearest combination: of two that exclude each other, the one that leaves less. */
function lowestOf(
  situation: Situation,
  fields: Fields,
  budget: Cents,
  initial: Cents
): { least: Cents; lowest: RemunerationBrutLowest } {
  const { sheet } = situation
  let lowest: RemunerationBrutLowest | undefined
  let least = Number.POSITIVE_INFINITY
  for (const combination of dearestCombinations(situation, fields, initial)) {
    const allowed = withinLimits(situation, combination, budget, initial)
    situation.read(allowed)
    const gross = greatestGross(situation, budget, initial) ?? 0
    if (gross >= least) continue
    situation.costAt(gross)
    least = gross
    lowest = figuresOf(sheet)
  }
  return { least, lowest: lowest! }
}

/**
 * The combination with no more warrants chosen than the share of pay the law allows, in whole euros: the
 * pay they are measured by is what the choices leave.
 */
function withinLimits(
  situation: Situation,
  combination: Fields,
  budget: Cents,
  initial: Cents
): Fields {
  const fits = (flexWarrants: number) => {
    situation.read({ ...combination, flexWarrants })
    situation.costAt(greatestGross(situation, budget, initial) ?? 0)
    return situation.isWithinLimits()
  }
  const most = combination.hasFlexWarrants === true ? Number(combination.flexWarrants) : 0
  if (most === 0 || fits(most)) return combination
  const first = firstAmount(0, Math.ceil(most), (flexWarrants) => !fits(flexWarrants))
  return { ...combination, flexWarrants: Math.max(0, first - 1) }
}

function figuresOf(c: Sheet): RemunerationBrutLowest {
  return Object.freeze({
    salaireBrut: euros(c.salaireBrut),
    salaireBrutTotalEmployeur: euros(c.salaireBrutTotalEmployeur),
    salaireBrutTotalWorker: euros(c.salaireBrutTotalWorker),
    salaireNet: euros(c.salaireNet),
    remunerationMensuelle: euros(c.remunerationMensuelle),
    remunerationAnnuelle: euros(c.remunerationAnnuelle),
    coutEmployeurAnnuel: euros(c.coutEmployeurAnnuel),
  })
}

/** The gross pay with nothing chosen but what must be, in its cheapest form. */
function highestOf(situation: Situation, fields: Fields, budget: Cents, initial: Cents): Cents {
  if (compulsory(fields).length === 0) return initial
  situation.read(cheapestCombination(situation, fields, initial))
  return greatestGross(situation, budget, initial) ?? 0
}

/** What each choice costs in a year, beside the others and at the same gross pay. */
function costsOfChoices(situation: Situation, fields: Fields, gross: Cents): readonly AmountLine[] {
  const choices = chosen(fields)
  if (choices.length === 0) return NONE
  situation.read(fields)
  const cost = situation.costAt(gross)
  return Object.freeze(
    choices.map((key) => {
      situation.read(without(fields, [key]))
      return Object.freeze({ key, amount: euros(cost - situation.costAt(gross)) })
    })
  )
}

const NONE: readonly AmountLine[] = Object.freeze([])

function alert(minimum: Cents, lowest: Cents, highest: Cents): FlexAlert | null {
  if (minimum < 0) return null
  if (highest < minimum) return 'red'
  return lowest < minimum ? 'orange' : null
}

/** What is compulsory and not chosen, and insurance extensions that are not on offer. */
export function missingChoices(fields: Fields): readonly string[] {
  const keys: string[] = compulsory(fields).filter((key) => fields[flagOf('has', key)] !== true)
  if (chosen(fields).includes('extensionAssurance') && !hasValidExtensions(fields)) {
    keys.push('extensionAssurance')
  }
  return Object.freeze(keys)
}

interface Extension {
  readonly id?: unknown
  readonly description?: unknown
  readonly maxUnits?: number
}

interface Selection {
  readonly companyAssuranceExtensionId?: unknown
  readonly description?: unknown
  readonly units?: number
}

/** Every selection is one of the options, in no more units than that option allows. */
function hasValidExtensions(fields: Fields): boolean {
  const options = (fields.extensionAssuranceOptions ?? []) as readonly Extension[]
  const selections = (fields.extensionAssuranceSelections ?? []) as readonly Selection[]
  return selections.every(({ companyAssuranceExtensionId: id, description, units = 1 }) => {
    const option = options.find((each) =>
      id === undefined || id === null ? each.description === description : each.id === id
    )
    return option !== undefined && units <= (option.maxUnits ?? units)
  })
}
