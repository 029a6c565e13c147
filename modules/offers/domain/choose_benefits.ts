import {
  benefitOf,
  flagOf,
  FLEX_BENEFITS,
  isCalled,
  isOption,
  listOf,
  nameIn,
  voituresPilier1,
  writtenBy,
  type BenefitKind,
  type FlexBenefit,
  type Language,
  type Named,
  type PackageFields,
  type Slider,
} from '#modules/compute/pure'

/** Why a choice is refused; the sentence is looked up by `code` (lang/…/offer_choices.json). */
export interface ChoiceProblem {
  path: string
  code: ChoiceProblemCode
  params?: Readonly<Record<string, string | number>>
}

export const CHOICE_PROBLEMS = [
  'option_not_offered',
  'car_not_eligible',
  'car_beside_budget',
  'extension_not_offered',
  'too_many_units',
  'leave_range',
  'warrants_range',
  'options_range',
  'missing',
  'missing_extensions',
  'below_minimum',
] as const
export type ChoiceProblemCode = (typeof CHOICE_PROBLEMS)[number]

export type Chosen =
  { ok: true; package: PackageFields } | { ok: false; problems: readonly ChoiceProblem[] }

/** What a browser sent: anything. */
type Wanted = Readonly<Record<string, unknown>>
type Changes = Record<string, unknown>
/** `of` is what the sentence names. */
type Refuse = (
  path: string,
  code: ChoiceProblemCode,
  params?: ChoiceProblem['params'],
  of?: Named
) => void

/**
 * The offered package with what its candidate chose. Only choices are read of what arrives, and only for what is on
 * offer: options are found in the package's own lists, by whichever of their names was read, and their names and figures
 * taken from there, so that a browser can change nothing else. What the engine refuses by itself (bounds of the fuel card and of the pillars, the mobility budget
 * beside a car) is left to it.
 *
 * @param date the day whose law applies
 * @param language in which options are named
 */
export function chooseBenefits(
  stored: PackageFields,
  wanted: Wanted,
  date: string,
  language: Language
): Chosen {
  const problems: ChoiceProblem[] = []
  const refuse: Refuse = (path, code, params, of) => {
    const name = of && { name: nameIn(of.description ?? '', of.translations, language) }
    problems.push({ path: `package.${path}`, code, params: name ? { ...name, ...params } : params })
  }
  const changes: Changes = {}
  for (const benefit of FLEX_BENEFITS) {
    if (!has(stored, flagOf('can', benefit))) continue
    const chosen = wanted[flagOf('has', benefit)] === true
    changes[flagOf('has', benefit)] = chosen
    if (chosen) Object.assign(changes, choose(benefit, stored, wanted, refuse))
  }
  if (changes.hasBudgetMobilite === true)
    changes.budgetMobiliteSoldePilier3 = hasBalance({ ...stored, ...changes }, date)
  const emptied = emptiedBy(changes, stored)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, package: { ...stored, ...changes, ...emptied } as PackageFields }
}

/** What one choice writes on the package. */
function choose(name: FlexBenefit, stored: PackageFields, wanted: Wanted, refuse: Refuse): Changes {
  if (name === 'budgetMobilite')
    return {
      ...pillar1(stored, wanted, refuse),
      budgetMobilitePilier2: numberOf(wanted.budgetMobilitePilier2),
    }
  const { slider, options } = benefitOf(name).choice!
  if (slider) return slid(name, slider, stored, wanted, refuse)
  if (!options) return {}
  return options.selections
    ? extensions(stored, wanted, refuse)
    : optionOf(name as BenefitKind, stored, wanted, refuse)
}

/** One of the list; a list without options leaves what the package itself says. */
function optionOf(name: BenefitKind, stored: PackageFields, wanted: Wanted, refuse: Refuse) {
  const options = stored[listOf(name)] ?? []
  if (options.length === 0) return {}
  const option = options.find((each) => isOption(name, each, wanted))
  if (option) return writtenOn(stored, name, option)
  refuse(benefitOf(name).description!, 'option_not_offered')
  return {}
}

/** What choosing an option writes; names in other languages only where either has any. */
function writtenOn(stored: PackageFields, name: BenefitKind, option: object): Changes {
  const written = writtenBy(name, option)
  const had: Wanted = stored as never
  const empty = Object.keys(written).filter(
    (key) => written[key] === null && had[key] === undefined
  )
  return Object.fromEntries(
    Object.entries(written).filter(
      ([key]) => !(empty.includes(key) && key.startsWith('translations'))
    )
  )
}

/** A number up to the most that is offered; the engine knows the bounds of those without a range. What stands at 0 is not chosen. */
function slid(
  name: FlexBenefit,
  { amount: key, max, range }: Slider,
  stored: PackageFields,
  wanted: Wanted,
  refuse: Refuse
): Changes {
  const amount = numberOf(wanted[key])
  const most = numberOf((stored as never as Wanted)[max])
  const isCount = benefitOf(name).fields[key].kind === 'count'
  if (range && ((isCount && !Number.isInteger(amount)) || amount < 0 || amount > most))
    refuse(key, `${range}_range`, { max: most })
  return { [key]: amount, [flagOf('has', name)]: amount > 0 }
}

/** A car of the first pillar is eligible, and a year of it stays within the budget. */
function pillar1(stored: PackageFields, wanted: Wanted, refuse: Refuse): Changes {
  if (!stored.canBudgetMobilitePilier1) return {}
  if (wanted.budgetMobiliteHasPilier1 !== true) return { budgetMobiliteHasPilier1: false }
  // The engine would take them for one car.
  if (wanted.hasVoitureSociete === true && stored.canVoitureSociete)
    refuse('hasVoitureSociete', 'car_beside_budget')
  const car = (stored.voitureSocieteOptions ?? []).find((each) =>
    isOption('voitureSociete', each, wanted)
  )
  if (!car) {
    refuse('descriptionVS', 'option_not_offered')
    return {}
  }
  const year = Math.round(car.tcoMensuel * 100) * 12
  const budget = Math.round((stored.budgetMobilite ?? 0) * 100)
  if (car.eligibleBudgetMobilite !== true || year > budget)
    refuse('descriptionVS', 'car_not_eligible', {}, car)
  return { budgetMobiliteHasPilier1: true, ...writtenOn(stored, 'voitureSociete', car) }
}

/**
 * Loi du 17 mars 2019, art. 8: what is not spent is paid out each year, it cannot be given up. There is no balance where
 * the second pillar takes all that the car leaves of a month's budget.
 */
function hasBalance(fields: PackageFields, date: string): boolean {
  const cents = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100)
  const second = cents(fields.budgetMobilitePilier2)
  const car = fields.budgetMobiliteHasPilier1 ? cents(costOfCar(fields, date)) : 0
  return second === 0 || car + second < Math.floor(cents(fields.budgetMobilite) / 12)
}

/** All that the car of the first pillar takes of the budget, EUR a month. */
function costOfCar(fields: PackageFields, date: string): number {
  const { energieVS: energie, co2VS, tcoMensuelVS: tcoMensuel = 0, energieHorsTcoVS } = fields
  if (!energie) return tcoMensuel
  const car = { energie, co2: co2VS ?? 0, tcoMensuel }
  return voituresPilier1([car], date, energieHorsTcoVS ?? 0)[0]?.cout ?? tcoMensuel
}

/** Every selection is one of the options, in no more units than it allows; words and values are the option's. */
function extensions(stored: PackageFields, wanted: Wanted, refuse: Refuse): Changes {
  const options = stored.extensionAssuranceOptions ?? []
  if (options.length === 0) return {}
  const given = wanted.extensionAssuranceSelections
  const chosen = (Array.isArray(given) ? given : []) as {
    companyAssuranceExtensionId?: unknown
    description?: unknown
    units?: unknown
  }[]
  const taken = new Set<object>()
  const selections = chosen.flatMap((selection, at) => {
    const path = `extensionAssuranceSelections[${at}]`
    const option = options.find((each) =>
      each.id === undefined
        ? isCalled(each, selection?.description)
        : each.id === selection?.companyAssuranceExtensionId
    )
    // Twice the same would be more units than it allows.
    if (!option || taken.has(option)) {
      refuse(path, 'extension_not_offered')
      return []
    }
    taken.add(option)
    const { id, description, translations, valeur, companyId, maxUnits = 1 } = option
    const units = selection.units ?? 1
    if (!Number.isInteger(units) || Number(units) < 1 || Number(units) > (maxUnits ?? 1))
      refuse(`${path}.units`, 'too_many_units', { max: maxUnits ?? 1 }, option)
    return [
      {
        companyAssuranceExtensionId: id,
        description,
        ...(translations && { translations }),
        valeur,
        companyId,
        units,
      },
    ]
  })
  return {
    hasExtensionAssurance: selections.length > 0,
    extensionAssurance: null,
    extensionAssuranceSelections: selections,
  }
}

/** Of a budget that is not chosen what the candidate put in it goes too: it would come back unasked. */
function emptiedBy(changes: Changes, { canBudgetMobilitePilier1: can }: PackageFields): Changes {
  if (changes.hasBudgetMobilite !== false) return {}
  return { ...(can && { budgetMobiliteHasPilier1: false }), budgetMobilitePilier2: 0 }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function has(fields: PackageFields, flag: string): boolean {
  return (fields as unknown as Wanted)[flag] === true
}
