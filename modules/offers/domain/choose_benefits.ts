import {
  FLEX_BENEFITS,
  isCalled,
  nameIn,
  voituresPilier1,
  type FlexBenefit,
  type Language,
  type Named,
  type PackageFields,
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
    if (chosen) Object.assign(changes, CHOOSERS[benefit](stored, wanted, refuse))
  }
  if (changes.hasBudgetMobilite === true)
    changes.budgetMobiliteSoldePilier3 = hasBalance({ ...stored, ...changes }, date)
  const emptied = emptiedBy(changes, stored)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, package: { ...stored, ...changes, ...emptied } as PackageFields }
}

/** The package with nothing chosen: what the choices are compared with. */
export function withoutChoices(fields: PackageFields): PackageFields {
  const offered = FLEX_BENEFITS.filter((benefit) => has(fields, flagOf('can', benefit)))
  return {
    ...fields,
    ...Object.fromEntries(offered.map((benefit) => [flagOf('has', benefit), false])),
  }
}

type Chooser = (stored: PackageFields, wanted: Wanted, refuse: Refuse) => Changes

const CHOOSERS: Record<FlexBenefit, Chooser> = {
  voitureSociete: (stored, wanted, refuse) => {
    const cars = stored.voitureSocieteOptions ?? []
    if (cars.length === 0) return {}
    const car = cars.find((each) => isCar(each, wanted))
    if (!car) refuse('descriptionVS', 'option_not_offered')
    return car ? carOf(car, stored) : {}
  },
  budgetMobilite: (stored, wanted, refuse) => ({
    ...pillar1(stored, wanted, refuse),
    budgetMobilitePilier2: numberOf(wanted.budgetMobilitePilier2),
  }),
  // The engine knows its bounds; at 0 there is no card.
  carteEssence: (_, wanted) => slider('carteEssence', numberOf(wanted.carteEssence)),
  velo: (stored, wanted, refuse) => {
    const bikes = stored.veloOptions ?? []
    if (bikes.length === 0) return {}
    const bike = bikes.find(
      (each) => isCalled(each, wanted.descriptionVelo) && each.tcoMensuel === wanted.tcoMensuelVelo
    )
    if (!bike) refuse('descriptionVelo', 'option_not_offered')
    return bike
      ? {
          descriptionVelo: bike.description ?? null,
          ...translated('translationsVelo', bike, stored),
          tcoMensuelVelo: bike.tcoMensuel,
        }
      : {}
  },
  telephone: device('telephone', 'descriptionTelephone', 'translationsTelephone'),
  telephonePlan: device('telephonePlan', 'descriptionTelephonePlan', 'translationsTelephonePlan'),
  laptop: device('laptop', 'descriptionLaptop', 'translationsLaptop'),
  extensionAssurance: extensions,
  joursConge: (stored, wanted, refuse) =>
    slider(
      'joursConge',
      counted('joursConge', 'leave_range', stored.maxJoursConge)(wanted, refuse)
    ),
  epargnePension: () => ({}),
  flexWarrants: ({ maxFlexWarrants: max = 0 }, wanted, refuse) => {
    const amount = numberOf(wanted.flexWarrants)
    if (amount < 0 || amount > (max ?? 0))
      refuse('flexWarrants', 'warrants_range', { max: max ?? 0 })
    return slider('flexWarrants', amount)
  },
  stockOptions: (stored, wanted, refuse) => {
    const read = counted('stockOptionUnits', 'options_range', stored.maxStockOptionUnits)
    const units = read(wanted, refuse)
    return { stockOptionUnits: units, hasStockOptions: units > 0 }
  },
}

/** A car of the first pillar is eligible, and a year of it stays within the budget. */
function pillar1(stored: PackageFields, wanted: Wanted, refuse: Refuse): Changes {
  if (!stored.canBudgetMobilitePilier1) return {}
  if (wanted.budgetMobiliteHasPilier1 !== true) return { budgetMobiliteHasPilier1: false }
  // The engine would take them for one car.
  if (wanted.hasVoitureSociete === true && stored.canVoitureSociete)
    refuse('hasVoitureSociete', 'car_beside_budget')
  const car = (stored.voitureSocieteOptions ?? []).find((each) => isCar(each, wanted))
  if (!car) {
    refuse('descriptionVS', 'option_not_offered')
    return {}
  }
  const year = Math.round(car.tcoMensuel * 100) * 12
  const budget = Math.round((stored.budgetMobilite ?? 0) * 100)
  if (car.eligibleBudgetMobilite !== true || year > budget)
    refuse('descriptionVS', 'car_not_eligible', {}, car)
  return { budgetMobiliteHasPilier1: true, ...carOf(car, stored) }
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

function device(
  benefit: 'telephone' | 'telephonePlan' | 'laptop',
  text: 'descriptionTelephone' | 'descriptionTelephonePlan' | 'descriptionLaptop',
  names: 'translationsTelephone' | 'translationsTelephonePlan' | 'translationsLaptop'
): Chooser {
  return (stored, wanted, refuse) => {
    const options = stored[`${benefit}Options`] ?? []
    if (options.length === 0) return {}
    const option = options.find(
      (each) => isCalled(each, wanted[text]) && each.valeur === wanted[benefit]
    )
    if (!option) refuse(text, 'option_not_offered')
    return option
      ? {
          [benefit]: option.valeur,
          [text]: option.description ?? null,
          ...translated(names, option, stored),
        }
      : {}
  }
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

/** Reads a whole number of 0 to the most that is offered. */
function counted(key: string, code: ChoiceProblemCode, most: number | null | undefined) {
  return (wanted: Wanted, refuse: Refuse): number => {
    const count = numberOf(wanted[key])
    const max = most ?? 0
    if (!Number.isInteger(count) || count < 0 || count > max) refuse(key, code, { max })
    return count
  }
}

/** What stands at 0 is not chosen. */
function slider(benefit: FlexBenefit, amount: number): Changes {
  return { [benefit]: amount, [flagOf('has', benefit)]: amount > 0 }
}

/** Of a budget that is not chosen what the candidate put in it goes too: it would come back unasked. */
function emptiedBy(changes: Changes, { canBudgetMobilitePilier1: can }: PackageFields): Changes {
  if (changes.hasBudgetMobilite !== false) return {}
  return { ...(can && { budgetMobiliteHasPilier1: false }), budgetMobilitePilier2: 0 }
}

type Car = NonNullable<PackageFields['voitureSocieteOptions']>[number]

function isCar(car: Car, wanted: Wanted): boolean {
  return (
    isCalled(car, wanted.descriptionVS) &&
    car.energie === wanted.energieVS &&
    car.valeur === wanted.valeurVS &&
    car.tcoMensuel === wanted.tcoMensuelVS
  )
}

function carOf(car: Car, stored: PackageFields): Changes {
  const { description, energie, co2, valeur, tcoMensuel } = car
  return {
    voitureSociete: null,
    descriptionVS: description ?? null,
    ...translated('translationsVS', car, stored),
    energieVS: energie,
    co2VS: co2 ?? null,
    nonRechargeableVS: car.nonRechargeable ?? null,
    batterieVS: car.batterie ?? null,
    co2EquivalentVS: car.co2Equivalent ?? null,
    euro6eBisVS: car.euro6eBis ?? null,
    valeurVS: valeur,
    tcoMensuelVS: tcoMensuel,
    dateImmatriculationVS: null,
    dateCommandeVS: null,
  }
}

/** The names of what was chosen in place of those of what stood there; nothing where neither has any. */
function translated(
  field: keyof PackageFields & `translations${string}`,
  { translations }: Named,
  stored: PackageFields
): Changes {
  return translations || stored[field] ? { [field]: translations ?? null } : {}
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function has(fields: PackageFields, flag: string): boolean {
  return (fields as unknown as Wanted)[flag] === true
}

function flagOf(prefix: 'has' | 'can', benefit: string): string {
  return `${prefix}${benefit[0].toUpperCase()}${benefit.slice(1)}`
}
