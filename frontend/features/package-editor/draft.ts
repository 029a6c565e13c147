import type { ComputeAnswer, ComputeRequest } from '#modules/compute/pure'
import type {
  Company,
  Package,
  PackageCategory,
  PackageFields,
  PackageInput,
  Worker,
} from '@/api/types'
import { FIGURE, type Figure, type Period } from '../../lib/pay/figures.ts'
import { isReckoned, payGiven } from '../../lib/pay/pay-given.ts'

/**
 * The figure that stays while the others follow; `hourly` is the wage of an hour, `engagement` that of a trainee
 * after the training, both by the month or hour they are of. An emptied field has no amount.
 */
export interface Pin {
  figure: Figure | 'hourly' | 'engagement'
  period: Period
  amount: number | null
}

/** One of the four figures is pinned, and not an amount that has its own field. */
export function isFigure(pin: Pin): pin is Pin & { figure: Figure } {
  return pin.figure !== 'hourly' && pin.figure !== 'engagement'
}

type Emptiable<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | null }
type Counts =
  'enfantsACharge' | 'enfantsHandicapes' | 'autresPersonnesACharge' | 'ascendantsACharge'

export type PackageKey = keyof PackageFields
type Kept = 'packageType' | 'computeModelConfig' | 'salaireBrut'

/** The fields of the package. An emptied one is null: to the engine as if it were not there. */
export type DraftFields = Pick<PackageFields, Kept> & {
  [K in Exclude<PackageKey, Kept>]?: PackageFields[K] | null
}

/** The form of the editor: names are those of the API, so a refused path is the name of a field. */
export interface Draft {
  nomFonction: string
  packageCategory: PackageCategory
  date: string
  worker: Emptiable<Worker, Counts>
  package: DraftFields
  pin: Pin
}

/** The form of a stored package: the amount that gives its pay stays until another figure is chosen. */
export function draftOf(stored: Package): Draft {
  return {
    nomFonction: stored.nomFonction,
    packageCategory: stored.packageCategory,
    date: stored.date,
    worker: stored.worker,
    package: withEngagement(tidy(stored.package), undefined),
    pin: stored.pin ?? { period: 'month', ...givenPay(stored.package) },
  }
}

function givenPay({
  computeModelConfig,
  salaireBrut,
  salaireBrutHoraire,
}: PackageFields): Pick<Pin, 'figure' | 'amount'> {
  if (isReckoned(computeModelConfig))
    return { figure: 'engagement', amount: computeModelConfig.stage!.salaireEngagement! }
  return salaireBrutHoraire
    ? { figure: 'hourly', amount: salaireBrutHoraire }
    : { figure: 'gross', amount: salaireBrut }
}

/** The fields with this wage after the training; without one, the pay is given otherwise. */
function withEngagement<T extends Pick<DraftFields, 'computeModelConfig'>>(
  fields: T,
  amount: number | null | undefined
): T {
  const { stage, ...config } = fields.computeModelConfig
  if (!stage && !amount) return fields
  const { salaireEngagement: _, ...rest } = stage ?? {}
  const given = amount ? { ...rest, salaireEngagement: amount } : rest
  return {
    ...fields,
    computeModelConfig: {
      ...config,
      ...(Object.keys(given).length > 0 && { stage: given }),
    },
  }
}

/** What the engine is asked: gross pay or the wage of an hour as given, or the pay that gives the pinned figure. */
export function requestOf(draft: Draft, company: Company): ComputeRequest {
  const { salaireBrut, salaireBrutHoraire, ...fields } = draft.package
  return {
    date: draft.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: draft.worker,
    ...payOf(draft.pin, fields),
    // An emptied field is null here, and the engine answers with its path and a sentence.
  } as ComputeRequest
}

function payOf(
  { figure, period, amount }: Pin,
  fields: Pick<DraftFields, 'computeModelConfig'>
): object {
  if (figure === 'engagement') return { package: withEngagement(fields, amount) }
  if (figure === 'hourly') return { package: { ...fields, salaireBrutHoraire: amount } }
  const { target, factor } = FIGURE[figure][period]
  const sought = amount === null ? null : toCent(amount * factor)
  return target === null
    ? { package: { ...fields, salaireBrut: sought } }
    : { package: fields, solve: { target, amount: sought } }
}

/** Gross pay as the package gives it: in a FLEX package the pay before any choice. */
export function grossOf({ compute, flex }: Pick<ComputeAnswer, 'compute' | 'flex'>): number {
  return flex?.salaireBrutInitial ?? compute.remuneration.remunerationMensuelle.salaireBrut
}

/** What is saved: the draft with the gross salary that the engine found. */
export function inputOf(draft: Draft, salaireBrut: number): PackageInput {
  const { figure, amount } = draft.pin
  const salaireBrutHoraire = figure === 'hourly' ? amount : null
  return {
    nomFonction: draft.nomFonction.trim(),
    packageType: draft.package.packageType,
    packageCategory: draft.packageCategory,
    date: draft.date,
    worker: tidyWorker(draft.worker as Worker),
    package: tidy(
      payGiven({
        ...withEngagement(draft.package, figure === 'engagement' ? amount : undefined),
        salaireBrut,
        salaireBrutHoraire,
      })
    ),
    pin: storedPin(draft.pin),
  }
}

/** What is kept of the pin; an amount that stands in a field of the package needs no pin. */
function storedPin(pin: Pin): PackageInput['pin'] {
  const { figure, period, amount } = pin
  if (!isFigure(pin) || amount === null || (figure === 'gross' && period === 'month')) return null
  return { figure: pin.figure, period, amount }
}

/** What of a package can be saved, for comparing it with what was. */
export function contentOf({
  nomFonction,
  packageType,
  packageCategory,
  date,
  worker,
  package: fields,
  pin,
}: Package): PackageInput {
  return {
    nomFonction,
    packageType,
    packageCategory,
    date,
    worker: tidyWorker(worker),
    package: tidy(payGiven(fields)),
    pin,
  }
}

/**
 * The fields without those that say nothing, and each cost under one name: what the API also calls `velo` and
 * `voitureSociete` stands here as `tcoMensuelVelo` and `tcoMensuelVS`.
 */
function tidy({ velo, voitureSociete, ...fields }: DraftFields): PackageFields {
  const named = {
    ...fields,
    tcoMensuelVelo: fields.tcoMensuelVelo ?? velo,
    tcoMensuelVS: fields.tcoMensuelVS ?? voitureSociete,
  }
  return Object.fromEntries(
    Object.entries(named).filter(([, value]) => !SILENT.includes(value))
  ) as unknown as PackageFields
}

/** What is rare, only where it holds. */
function tidyWorker({ dirigeant, nonResident, ...worker }: Worker): Worker {
  return { ...worker, ...(dirigeant && { dirigeant }), ...(nonResident && { nonResident }) }
}

/** To the engine the same as absent. */
const SILENT: readonly unknown[] = [null, undefined, false, '']

/** A field of which two versions say something else; undefined where one says nothing. */
export interface Difference {
  path: string
  mine: unknown
  theirs: unknown
}

/** Field by field what differs between two contents; lists as a whole. */
export function differencesOf(mine: PackageInput, theirs: PackageInput): Difference[] {
  const [own, other] = [flat(mine), flat(theirs)]
  return Object.keys({ ...own, ...other })
    .filter((path) => !sameContent(own[path], other[path]))
    .map((path) => ({ path, mine: own[path], theirs: other[path] }))
}

/** `package.salaireBrut`: 3000, and so on; the type stands on the package itself as well, and is one field. */
function flat({ worker, package: fields, pin, ...own }: PackageInput): Record<string, unknown> {
  const { packageType: _same, computeModelConfig, department, ...rest } = fields
  return {
    ...own,
    ...under('worker', worker),
    ...under('package', rest),
    ...(department && { 'package.department': department.name }),
    ...under('package.computeModelConfig', computeModelConfig),
    ...(pin && { [`pin.${pin.figure}.${pin.period}`]: pin.amount }),
  }
}

function under(prefix: string, part: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [`${prefix}.${key}`, value]))
}

/** Equal content, whatever the order of its keys. */
export function sameContent(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

/** What a change is about: two changes of the same thing may be one step back. */
export function changeOf(before: Draft, after: Draft): string {
  if (!sameContent(before.pin, after.pin)) return `pin.${after.pin.figure}`
  const paths = (['worker', 'package'] as const).flatMap((part) => {
    const [old, now] = [before[part], after[part]] as Record<string, unknown>[]
    return Object.keys({ ...old, ...now })
      .filter((key) => !sameContent(old![key], now![key]))
      .map((key) => `${part}.${key}`)
  })
  const own = (['nomFonction', 'packageCategory', 'date'] as const).filter(
    (key) => before[key] !== after[key]
  )
  return [...own, ...paths].join()
}

/** Content as a text, the same whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part
  )
}

function toCent(amount: number): number {
  return Math.round(amount * 100) / 100
}
