import type { paths } from '#client/api'
import type {
  ComputeFigures,
  PackageFields as EngineFields,
  EtatCivil,
  LawSetReference,
  RevenusConjoint,
} from '#modules/compute/pure'
import type { AnswerOf, BodyOf } from './calls.ts'

export type { EtatCivil, RevenusConjoint }

export type Brand = AnswerOf<'/out/company'>
export type Session = AnswerOf<'/session', 'post'>
export type User = AnswerOf<'/users'>
export type Permission = keyof User['can']
export type Feature = Company['billingAccount']['features'][number]
export type Company = AnswerOf<'/company'>
export type BillingAccount = Company['billingAccount']
export type Subscription = BillingAccount['subscriptions'][number]
export type Price = AnswerOf<'/billing/prices'>['data'][number]
export type Purchase = BodyOf<'/billing/checkout', 'post'>
export type Template = AnswerOf<'/document-templates/{id}'>
export type ListedTemplate = AnswerOf<'/document-templates'>['data'][number]
export type ShippedTemplate = AnswerOf<'/shipped-templates'>['data'][number]
export type ContractKind = Template['contractKinds'][number]
export type TemplateBlock = Template['body'][number]
export type TemplateRun = TemplateBlock['lines'][number][number]
export type TemplateVariable = NonNullable<TemplateRun['variable']>
export type TemplateCondition = NonNullable<TemplateBlock['when']>
export type WordText = AnswerOf<'/document-templates/import', 'post'>
export type Signer = AnswerOf<'/signers'>['data'][number]
export type Address = AnswerOf<'/company/addresses'>['data'][number]
export type DemoReset = NonNullable<AnswerOf<'/company/demo-reset'>['reset']>
export type Role = AnswerOf<'/roles'>['roles'][number]
/** A role that can be given. */
export type GivenRole = AnswerOf<'/roles'>['toGive'][number]
export type Person = AnswerOf<'/company-users'>['data'][number]
export type Invitation = AnswerOf<'/invitations'>['data'][number]
export type Department = AnswerOf<'/departments'>['data'][number]
type AuditQuery = NonNullable<paths['/audit-log']['get']['parameters']['query']>
export type AuditEvent = NonNullable<AuditQuery['event']>
export type AuditLine = AnswerOf<'/audit-log'>['data'][number]
export type Change = AnswerOf<'/change-logs'>['data'][number]
export type ApiToken = AnswerOf<'/tokens'>['data'][number]

export type Language = 'fr' | 'nl' | 'en'
export type PackageType = 'FIX' | 'FLEX'
export type PackageCategory = 'SIMULATION' | 'REFERENCE' | 'OFFERED' | 'CONTRACTED'

/** The household, as the engine reads it; every field is stored. */
export interface Worker {
  etatCivil: EtatCivil
  conjointTravaille: boolean
  revenusConjoint: RevenusConjoint
  enfantsACharge: number
  enfantsHandicapes: number
  parentIsole: boolean
  handicape: boolean
  conjointHandicape: boolean
  autresPersonnesACharge: number
  ascendantsACharge: number
  /** Company director: self-employed. */
  dirigeant?: boolean
  nonResident?: boolean
}

type Always = 'packageType' | 'salaireBrut' | 'regimeNumerateur' | 'regimeDenominateur'

/** A package's own fields, as the engine reads them. */
export type PackageFields = Omit<EngineFields, 'department'> &
  Required<Pick<EngineFields, Always>> & { department?: { id: string; name: string } }

export type Compute = ComputeFigures
export type CoutEmployeur = ComputeFigures['coutEmployeur']
export type Lawset = LawSetReference
export type { Gap } from '#modules/compute/pure'

type StoredPackage = AnswerOf<'/packages/{id}'>

/** A stored package with its whole result, and with every field of `worker` and `package` that the screens need. */
export type Package = Omit<StoredPackage, 'worker' | 'package' | 'compute' | 'lawset'> & {
  worker: Worker
  package: PackageFields
  compute: Compute
  lawset: Lawset
}

/** A package as lists have it, without its contents and the lines of its result. */
export type ListedPackage = AnswerOf<'/packages'>['data'][number]

/** What is sent to create or change a package. */
export type PackageInput = Pick<
  Package,
  'nomFonction' | 'packageType' | 'packageCategory' | 'date' | 'worker' | 'package'
> &
  Partial<Pick<Package, 'pin'>>

export interface Page<T> {
  data: T[]
  /** Above ten thousand the total is a round number near the true one. */
  meta: { total: number; estimated: boolean; page: number; perPage: number; lastPage: number }
}

/** What a package made elsewhere (the CLI, an import) may leave out: the engine's own defaults. */
export const WORKER_DEFAULTS: Worker = {
  etatCivil: 'celibataire',
  conjointTravaille: false,
  revenusConjoint: 'AUCUN',
  enfantsACharge: 0,
  enfantsHandicapes: 0,
  parentIsole: false,
  handicape: false,
  conjointHandicape: false,
  autresPersonnesACharge: 0,
  ascendantsACharge: 0,
}

export const FULL_TIME_HOURS = 38

/** A worker with every field that the screens need. */
export function asWorker(worker: Partial<Worker>): Worker {
  const works =
    worker.conjointTravaille ?? (worker.revenusConjoint?.startsWith('PROFESSIONNELS') || false)
  return {
    ...WORKER_DEFAULTS,
    ...worker,
    conjointTravaille: works,
    revenusConjoint: worker.revenusConjoint ?? (works ? 'PROFESSIONNELS' : 'AUCUN'),
  }
}

/** The API's package with every field that the screens need. */
export function asPackage(
  stored: Omit<StoredPackage, 'pin'> & Partial<Pick<StoredPackage, 'pin'>>
): Package {
  const fields = stored.package as Partial<PackageFields>
  return {
    ...stored,
    pin: stored.pin ?? null,
    worker: asWorker(stored.worker),
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE' },
      salaireBrut: stored.compute.remuneration.remunerationMensuelle.salaireBrut,
      regimeNumerateur: FULL_TIME_HOURS,
      regimeDenominateur: FULL_TIME_HOURS,
      ...fields,
      packageType: stored.packageType,
    },
  }
}
