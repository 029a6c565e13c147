import {
  fullTimeOf,
  type ComputeRequest,
  type EtatCivil,
  type SolveFields,
  type WorkerFields,
} from '#modules/compute/pure'
import { isDay, today } from '#modules/shared/values/days'
import { Failure } from '#cli/lib/failure'
import { HOUSEHOLD_OPTIONS, type RegionName } from '#cli/lib/typed_household'
import { count, euros } from '#cli/lib/typed_numbers'

/** The package that is typed as options. */
export interface TypedPackage {
  gross?: string
  net?: string
  cost?: string
  statut?: Statut
  committee?: string
  regime?: string
  married?: boolean
  cohabiting?: boolean
  divorced?: boolean
  widowed?: boolean
  spouseWorks?: boolean
  children?: string
  singleParent?: boolean
  headcount?: string
  date?: string
  municipalRate?: string
  region?: RegionName
  spouseIncome?: string
  spouseTax?: string
  underThree?: string
}

export const STATUTS = ['employe', 'ouvrier', 'dirigeant', 'independant', 'etudiant'] as const
export type Statut = (typeof STATUTS)[number]

const EMPLOYMENT = {
  employe: 'EMPLOYE',
  ouvrier: 'OUVRIER',
  dirigeant: 'EMPLOYE',
  independant: 'CONTRACTOR',
  etudiant: 'INTERN',
} as const satisfies Record<Statut, string>

/** The committee of most employees, and the code that stands in its place for a student. */
const COMMITTEE: Partial<Record<Statut, string>> = { employe: 'BECP200', etudiant: 'ETUDIANT' }

const ETATS = {
  married: 'marie',
  cohabiting: 'cohabitant',
  divorced: 'divorce',
  widowed: 'veuf',
} as const satisfies Record<string, EtatCivil>

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'date': '--date',
  'company.effectif': '--headcount',
  'worker.enfantsACharge': '--children',
  'worker.parentIsole': '--single-parent',
  'package.salaireBrut': '--gross',
  'package.computeModelConfig.commissionParitaire': '--committee',
  'package.regimeNumerateur': '--regime',
  'package.regimeDenominateur': '--regime',
  ...HOUSEHOLD_OPTIONS,
}

/** Whether any option of a package was typed. */
export function isTyped(typed: TypedPackage): boolean {
  return Object.values(typed).some((value) => value !== undefined)
}

/**
 * The request that the options say.
 * @throws Failure
 */
export function requestOf(typed: TypedPackage): ComputeRequest {
  const { statut = 'employe' } = typed
  const commissionParitaire = committeeOf(typed.committee) ?? COMMITTEE[statut]
  const fullTime = fullTimeOf({ employmentType: EMPLOYMENT[statut], commissionParitaire })
  const [regimeNumerateur, regimeDenominateur] = regimeOf(typed.regime, fullTime)
  const salaireBrut = euros('--gross', typed.gross)
  const solve = solved(typed)
  if (salaireBrut === undefined && solve === undefined)
    throw new Failure('the package needs an amount: --gross, --net or --cost')
  return {
    date: dateOf(typed.date),
    ...(typed.headcount !== undefined && {
      company: { effectif: count('--headcount', typed.headcount) },
    }),
    worker: workerOf(typed),
    package: {
      computeModelConfig: {
        employmentType: EMPLOYMENT[statut],
        ...(commissionParitaire !== undefined && { commissionParitaire }),
      },
      ...(salaireBrut !== undefined && { salaireBrut }),
      regimeNumerateur,
      regimeDenominateur,
    },
    ...(solve && { solve }),
  }
}

/** What a person typed where the engine names a path; the path where they did not. */
export function optionOf(path: string, { net }: TypedPackage): string {
  if (path.startsWith('solve')) return net === undefined ? '--cost' : '--net'
  return OPTIONS[path] ?? path
}

function solved({ net, cost }: TypedPackage): SolveFields | undefined {
  const target = net === undefined ? 'coutEmployeurAnnuel' : 'salaireNet'
  const amount = euros('--net', net) ?? euros('--cost', cost)
  return amount === undefined ? undefined : { target, amount }
}

function workerOf(typed: TypedPackage): WorkerFields {
  const option = (Object.keys(ETATS) as (keyof typeof ETATS)[]).find((each) => typed[each])
  const etatCivil = option === undefined ? 'celibataire' : ETATS[option]
  const isCouple = etatCivil === 'marie' || etatCivil === 'cohabitant'
  if (typed.spouseWorks && !isCouple)
    throw new Failure('--spouse-works goes with --married or --cohabiting')
  return {
    etatCivil,
    ...(isCouple && { conjointTravaille: typed.spouseWorks ?? false }),
    enfantsACharge: typed.children === undefined ? 0 : count('--children', typed.children),
    ...(typed.singleParent && { parentIsole: true }),
    ...(typed.statut === 'dirigeant' && { dirigeant: true }),
  }
}

function dateOf(text: string | undefined): string {
  if (text === undefined) return today()
  if (!isDay(text)) throw new Failure(`--date ${text} is not a day such as 2026-09-01`)
  return text
}

/** Hours a week: `30.4` of full time, 38 in most sectors, `32/40`, or `80%`. */
function regimeOf(text: string | undefined, usual: number): [number, number] {
  if (text === undefined) return [usual, usual]
  const [, hours, fullTime, percent] =
    /^(\d+(?:[.,]\d+)?)(?:\/(\d+(?:[.,]\d+)?)|\s?(%))?$/.exec(text) ?? []
  if (hours === undefined)
    throw new Failure(`--regime ${text} is not a working time such as 30.4, 32/40 or 80%`)
  const number = (digits: string) => Number(digits.replace(',', '.'))
  if (percent) return [Math.round(number(hours) * usual) / 100, usual]
  return [number(hours), fullTime === undefined ? usual : number(fullTime)]
}

/** `200` and `140.03` as the law numbers them, or a code of the engine. */
function committeeOf(text: string | undefined): string | undefined {
  return /^\d{3}(\.\d{2})?$/.test(text ?? '') ? `BECP${text!.replace('.', '')}` : text
}
