import type { ComputeRequest } from '#modules/compute/pure'
import type {
  Company,
  Package,
  PackageCategory,
  PackageFields,
  PackageInput,
  Worker,
} from '@/api/types'
import { FIGURE, type Figure, type Period } from '../../lib/pay/figures.ts'

/** The figure that stays while the others follow. An emptied field has no amount. */
export interface Pin {
  figure: Figure
  period: Period
  amount: number | null
}

type Emptiable<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | null }
type Counts =
  'enfantsACharge' | 'enfantsHandicapes' | 'autresPersonnesACharge' | 'ascendantsACharge'

/** The fields of the package that this form shows; the others travel with them untouched. */
type DraftFields = Emptiable<
  Pick<
    PackageFields,
    'packageType' | 'computeModelConfig' | 'salaireBrut' | 'regimeNumerateur' | 'regimeDenominateur'
  >,
  'regimeNumerateur' | 'regimeDenominateur'
>

/** The form of the editor: names are those of the API, so a refused path is the name of a field. */
export interface Draft {
  nomFonction: string
  packageCategory: PackageCategory
  date: string
  worker: Emptiable<Worker, Counts>
  package: DraftFields
  pin: Pin
}

/** The form of a stored package: its gross salary is what stays until another figure is chosen. */
export function draftOf(stored: Package): Draft {
  return {
    nomFonction: stored.nomFonction,
    packageCategory: stored.packageCategory,
    date: stored.date,
    worker: stored.worker,
    package: stored.package,
    pin: { figure: 'gross', period: 'month', amount: stored.package.salaireBrut },
  }
}

/** What the engine is asked: the gross salary as given, or the one that gives the pinned figure. */
export function requestOf(draft: Draft, company: Company): ComputeRequest {
  const { salaireBrut, ...fields } = draft.package
  const { target, factor } = FIGURE[draft.pin.figure][draft.pin.period]
  const amount = draft.pin.amount === null ? null : toCent(draft.pin.amount * factor)
  return {
    date: draft.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: draft.worker,
    package: target === null ? { ...fields, salaireBrut: amount } : fields,
    ...(target === null ? {} : { solve: { target, amount } }),
    // An emptied field is null here, and the engine answers with its path and a sentence.
  } as ComputeRequest
}

/** What is saved: the draft with the gross salary that the engine found. */
export function inputOf(draft: Draft, salaireBrut: number): PackageInput {
  return {
    nomFonction: draft.nomFonction.trim(),
    packageType: draft.package.packageType,
    packageCategory: draft.packageCategory,
    date: draft.date,
    worker: draft.worker as Worker,
    package: { ...draft.package, salaireBrut } as PackageFields,
  }
}

/** What of a package can be saved, for comparing it with what was. */
export function contentOf({
  nomFonction,
  packageType,
  packageCategory,
  date,
  worker,
  package: fields,
}: Package): PackageInput {
  return { nomFonction, packageType, packageCategory, date, worker, package: fields }
}

/** Equal content, whatever the order of its keys. */
export function sameContent(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

/** What a change is about: two changes of the same thing may be one step back. */
export function changeOf(before: Draft, after: Draft): string {
  if (!sameContent(before.pin, after.pin)) return `pin.${after.pin.figure}`
  const paths = (['worker', 'package'] as const).flatMap((part) =>
    Object.keys(after[part])
      .filter((key) => !sameContent(before[part][key as never], after[part][key as never]))
      .map((key) => `${part}.${key}`)
  )
  const own = (['nomFonction', 'packageCategory', 'date'] as const).filter(
    (key) => before[key] !== after[key]
  )
  return [...own, ...paths].join()
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part
  )
}

function toCent(amount: number): number {
  return Math.round(amount * 100) / 100
}
