/**
 * The JSON boundary of the engine: one request in, one answer out (design: compute-contract.md).
 * Amounts are euros with at most two decimals, rates are fractions (0.005 is 0.5 %).
 */
import type { PlainDate } from '../engine/dates.ts'
import type { RevenusConjoint } from '../rules/sheet.ts'
import type { BenefitFields } from './package/index.ts'

export type EtatCivil = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'cohabitant'
export type { RevenusConjoint }
export type EmploymentType = 'EMPLOYE' | 'OUVRIER' | 'CONTRACTOR' | 'INTERN'
export type PackageType = 'FIX' | 'FLEX'

export interface ComputeRequest {
  /** Anything; returned as it came. */
  id?: unknown
  /** The day whose law applies. */
  date: PlainDate
  company?: CompanyFields
  worker?: WorkerFields
  package: PackageFields
  /** Figures of the law that are supposed. */
  law?: LawFields
  solve?: SolveFields
  /** Adds `explanation` to the answer; off by default. */
  explain?: boolean
}

export interface CompanyFields {
  /** Number of workers; sets the rates of the 1.69 % and of the closure fund. */
  effectif?: number
  /** Premium of the legal accident insurance, as a fraction of pay. */
  assuranceLoiTaux?: number
}

export interface WorkerFields {
  etatCivil?: EtatCivil
  conjointTravaille?: boolean
  /** Wins over `conjointTravaille`; read for `marie` and `cohabitant` only. */
  revenusConjoint?: RevenusConjoint
  enfantsACharge?: number
  /** How many of `enfantsACharge` are disabled; they count double. */
  enfantsHandicapes?: number
  /** Single with dependent children, not living as a couple. */
  parentIsole?: boolean
  handicape?: boolean
  conjointHandicape?: boolean
  autresPersonnesACharge?: number
  ascendantsACharge?: number
  /** Company director, self-employed: no contributions, flat expenses of 3 %. */
  dirigeant?: boolean
  /** Non-resident who does not work here all year for three quarters of full time: scale III. */
  nonResident?: boolean
}

/** A trainee (INTERN with `CIP/BIO`, `FPI/IBO E` or `FPI/IBO O`). */
export interface StageFields {
  /** CIP: the age, for the lowest allowance. */
  age?: number
  /** Vocational training: who organises it decides how the allowance is reckoned. */
  region?: 'BRUXELLES' | 'WALLONIE' | 'FLANDRE'
  /** Gross pay a month of the job after the training; gives the allowance in place of `salaireBrut`. */
  salaireEngagement?: number
  /** Benefits a month the trainee keeps during the training. */
  revenuRemplacement?: number
  /** Share of the difference that the employer pays, in percent. */
  pourcentage?: number
}

export interface ComputeModelConfig {
  /** `BECP200`, …; absent: no joint committee is assumed. */
  commissionParitaire?: string
  employmentType: EmploymentType
  /** Hours a week at full time in the company: the regime of a package that does not tell its own. */
  heuresSemaine?: number
  /** Overrides the committee's rule: a year-end premium, or none. */
  hasPrimeFinAnnee?: boolean
  /** Year-end premium in months of gross pay; that of the committee, where it is known, unless told. */
  primeFinAnneeMois?: number
  /** In place of months: a fraction of the gross pay of the year, and a fixed amount at full time; they add up. */
  primeFinAnneeTaux?: number
  primeFinAnneeFixe?: number
  /** `true`: a fund of the sector pays it from the contributions of employers; that of the committee unless told. */
  primeFinAnneeFonds?: boolean
  /** What the employer pays such a fund beside the contributions to ONSS, as a fraction of gross pay. */
  primeFondsTaux?: number
  /** Overrides the committee's rule: a yearly premium of the sector, or none. */
  hasPrimeSectorielle?: boolean
  /** Yearly premium in euros at full time; needed where that of the committee is not known. */
  primeSectorielle?: number
  /** The company's category at ONSS, three digits: gives the contributions to funds of its sector. */
  categorieEmployeur?: string
  /** Employer contribution to the sector's fund, as a fraction of pay, in place of that of its category or of CP 200. */
  fondsTaux?: number
  /** The same to the pension of the sector. */
  pensionTaux?: number
  /** Flat contributions to funds of the sector, euros a year for a worker. */
  fondsForfait?: number
  /** Premium of the accident insurance for these workers, in place of `company.assuranceLoiTaux`. */
  assuranceLoiTaux?: number
  /** Class of the job in the committee, as `listCommittees` names them: the answer then holds its minimum scale (`bareme`). */
  classe?: string
  /** Years of professional experience for the minimum scale. */
  anciennete?: number
  /**
   * Which scale, where the committee has several. CP 200: I in the first year in the company, then II; unless told, II
   * from one year of experience on.
   */
  echelle?: string
  /**
   * Double holiday pay counts the benefits in kind that bear contributions (devices), as payroll practice does; `false`
   * takes the salary alone. True unless told.
   */
  hasPeculeAtns?: boolean
  /** Days with a meal voucher in a full-time year; part time has them in proportion. */
  joursChequesRepas?: number
  /** Category of the structural reduction, 1 unless told; `3BIS` is 3 without wage moderation. */
  categorieReduction?: 1 | 2 | 3 | '3BIS'
  /** For interns. */
  stage?: StageFields
}

/**
 * `VOTED_2027`: the income-tax Act of 15 July 2026, as far as its amounts for 2027 reach the withholding tax.
 * `BILL_SOFTWARE`: the bill of 17 December 2025 that lets the rights on computer programs in as copyright income again.
 */
export type LawPreset = 'VOTED_2027' | 'BILL_SOFTWARE'

/** The law a request supposes in place of that of its date. */
export interface LawFields {
  /** The day whose law is the base; the request's date unless told. */
  base?: PlainDate
  /** A law that was voted and does not apply yet, or a bill, supposed over the law of its days; not beside `base`. */
  preset?: LawPreset
  /**
   * Figures by id (`onss.tauxPersonnel`; `indexation.CP200.2027` from 1 January of a year on), in euros,
   * percent or counts; a list for a table.
   */
  set?: Readonly<Record<string, number | readonly number[]>>
}

export interface SolveFields {
  /** A short name, or the path of an amount of the result. */
  target: string
  amount: number
  /** The field of the package that is sought; `package.salaireBrut` unless told otherwise. */
  for?: string
}

/**
 * How an amount is given: in euros; in percent of the fixed gross pay; or in percent of a total. A monthly
 * amount is part of its total, a yearly one comes on top of the pay of the year with double holiday pay and
 * premiums.
 */
export type InputType = 'AMOUNT' | 'PERCENT_BASE' | 'PERCENT_TOTAL'

/** Fields that describe a package and change no figure. */
export interface PackageDescription {
  id?: string
  packageCategory?: 'OFFERED' | 'CONTRACTED' | 'SIMULATION' | 'REFERENCE'
  nomFonction?: string
  typeContrat?: string
  department?: unknown
  offerWorkerId?: string | null
  contractWorkerId?: string | null
  simulationWorkerId?: string | null
}

export type PackageFields = PackageDescription &
  BenefitFields & {
    packageType?: PackageType
    computeModelConfig: ComputeModelConfig
    /** Gross pay of the month for the regime worked; not needed with `solve`. */
    salaireBrut?: number
    hasSalaireBrutMin?: boolean
    /** The least gross pay of a month at full time; the answer tells whether it is kept. */
    salaireBrutMin?: number
    /** Hours a week of the worker. */
    regimeNumerateur?: number
    /** Hours a week at full time. */
    regimeDenominateur?: number
    /** Gross pay of an hour, four decimals; gives `salaireBrut` when that is absent. */
    salaireBrutHoraire?: number
  }

/** One line of a list: its key and its yearly amount in euros. */
export interface AmountLine {
  readonly key: string
  readonly amount: number
}

export interface CoutEmployeur {
  readonly remunerationsFixes: readonly AmountLine[]
  readonly remunerationsFixesTotal: number
  readonly frais: readonly AmountLine[]
  readonly fraisTotal: number
  readonly remunerationsVariables: readonly AmountLine[]
  readonly remunerationsVariablesTotal: number
  readonly avantages: readonly AmountLine[]
  readonly avantagesTotal: number
  readonly exclusions: readonly AmountLine[]
  readonly exclusionsTotal: number
  readonly coutEmployeurAnnuel: number
  readonly coutEmployeurAnnuelAvecExclusions: number
}

/** The payslip of the month; what is taken off is negative, each subtotal the plain sum above. */
export interface RemunerationMensuelle {
  readonly salaireBrut: number
  readonly commissionsBrutes: number
  readonly atnsBruts: number
  readonly fraisTransportOnss: number
  readonly sousTotalBrut: number
  readonly onss: number
  readonly bonusEmploi: number
  readonly droitsAuteurBruts: number
  readonly fraisTransportImposables: number
  /** Heating and electricity taxed beside what bears contributions. Absent in answers before it was known. */
  readonly energieImposable: number
  readonly atnVS: number
  readonly allocationsExtra: number
  readonly extrasPP: number
  readonly imposable: number
  readonly precompteProfessionnel: number
  readonly precompteMobilier: number
  readonly sousTotalSalaireNet: number
  readonly fraisTransport: number
  readonly fpes: number
  readonly budgetMobilitePilier2: number
  readonly csss: number
  readonly retraitAtns: number
  readonly retraitExtras: number
  readonly extrasNet: number
  readonly extrasVolontariatFiscal: number
  readonly contributionChequeRepas: number
  readonly contributionsAssurances: number
  readonly salaireNet: number
  readonly chequesRepas: number
  readonly remunerationMensuelle: number
  readonly salaireBrutTotalEmployeur: number
  readonly salaireBrutTotalWorker: number
  /** Four decimals. */
  readonly salaireBrutHoraire: number
}

/** The year, net; `remunerationAnnuelle` is the sum of the others. */
export interface RemunerationAnnuelle {
  readonly salaireNetAnnuel: number
  readonly doublePeculeVacances: number
  readonly chequesRepasAnnuel: number
  readonly primeFinAnnee: number
  readonly primeSectorielle: number
  readonly bonusAnnuel: number
  readonly warrants: number
  readonly flexWarrants: number
  readonly epargnePension: number
  readonly primeBeneficiaire: number
  readonly cct90: number
  readonly ecoCheques: number
  readonly chequeSportCulture: number
  readonly chequeCadeau: number
  readonly budgetMobilitePilier3: number
  /** Special contribution on premiums, beside that of the months: negative. Absent in answers before it was known. */
  readonly csssComplement: number
  readonly remunerationAnnuelle: number
}

/** The year, gross, as the reward statement shows it. */
export interface TotalCashAnnuel {
  readonly remunerationsFixes: readonly AmountLine[]
  readonly remunerationsFixesTotal: number
  readonly frais: readonly AmountLine[]
  readonly fraisTotal: number
  readonly remunerationsVariables: readonly AmountLine[]
  readonly remunerationsVariablesTotal: number
  readonly avantages: readonly AmountLine[]
  readonly avantagesTotal: number
  readonly totalCashAnnuel: number
}

export interface ComputeFigures {
  readonly coutEmployeur: CoutEmployeur
  readonly remuneration: {
    readonly remunerationMensuelle: RemunerationMensuelle
    readonly remunerationAnnuelle: RemunerationAnnuelle
    readonly totalCashAnnuel: TotalCashAnnuel
    /** The benefits chosen in a FLEX package, each with its yearly cost for the employer. */
    readonly elementsSalariauxFlex: readonly AmountLine[]
  }
  /** The figures of a FLEX package with the dearest choices it allows; empty for a FIX one. */
  readonly remunerationBrutLowest: RemunerationBrutLowest | Readonly<Record<string, never>>
  readonly budgetMobiliteMax: number
}

/** With the dearest choices: the same lines as in the month, the year and the cost. */
export interface RemunerationBrutLowest {
  readonly salaireBrut: number
  readonly salaireBrutTotalEmployeur: number
  readonly salaireBrutTotalWorker: number
  readonly salaireNet: number
  readonly remunerationMensuelle: number
  readonly remunerationAnnuelle: number
  readonly coutEmployeurAnnuel: number
}

/** `red`: even the highest possible gross is below the minimum; `orange`: only the lowest is. */
export type FlexAlert = 'orange' | 'red'

/** How far the choices of a FLEX package reach. */
export interface Flex {
  /** What the employer pays in a year with nothing chosen; gross pay moves so that it stays. */
  readonly budget: number
  /** Gross pay before any choice, as the package gives it. */
  readonly salaireBrutInitial: number
  /** With nothing chosen but what is compulsory, in its cheapest form. */
  readonly salaireBrutHighest: number
  /** The least gross pay the employer gives for these hours, or `null`. */
  readonly minimum: number | null
  readonly alerte: FlexAlert | null
  /** Compulsory benefits that are not chosen, and choices that are not on offer. */
  readonly manquants: readonly string[]
  /** Everything on offer. */
  readonly choix: readonly {
    readonly key: string
    readonly choisi: boolean
    readonly obligatoire: boolean
  }[]
}

/** The least gross pay the employer gives for these hours, and whether gross pay reaches it. */
export interface MinimumBrut {
  readonly minimum: number
  readonly respecte: boolean
}

export interface LawSetReference {
  readonly id: string
  readonly hash: string
  /** Present when the date lies in a year whose yearly figures are not published yet. */
  readonly extrapolated?: true
  /** Present in an answer of such a year: what of it follows from figures of an earlier year. */
  readonly projection?: Projection
  /** Present when the request supposed the law: id and hash are then those of what was supposed. */
  readonly assumed?: true
  /** Which voted law was supposed, where it was one. */
  readonly preset?: LawPreset
}

/** What of an answer is a projection, as its year has no figures of its own yet. */
export interface Projection {
  /** The figures carried on, each with the last year it is known for. */
  readonly parameters: readonly { readonly id: string; readonly year: number }[]
  /** The paths of the lines that follow from them, as `solve.target` takes them; lines of zero are none. */
  readonly lines: readonly string[]
}

/** The minimum scale of the committee for a package that tells the class of its job. */
export interface Bareme {
  /** Euros a month for the hours worked; `null` where the table of that day is not known. */
  readonly minimum: number | null
  /** Euros an hour, four decimals, where the scale is by the hour. */
  readonly horaire?: number
  /** Empty where the committee has one scale. */
  readonly echelle: string
  readonly classe: string
  readonly anciennete: number
  /** Whether the gross pay reaches the minimum; up to 0.03 below it is no breach, as two tables differ by as much. */
  readonly respecte: boolean | null
}

/** A minimum of the law that the pay does not reach; nothing is refused for it. */
export interface BelowMinimum {
  /**
   * `rmmmg`: the average guaranteed minimum monthly income (CCT n° 43), premiums counted in. `bareme`: the minimum
   * scale of the committee, of the class that is told or the lowest of all.
   */
  readonly code: 'rmmmg' | 'bareme'
  /** EUR a month for the hours worked. */
  readonly minimum: number
  /** The pay that was compared, EUR a month. */
  readonly remuneration: number
  /** The figure of the law behind it, and where it stands. */
  readonly parameter: Omit<ExplainedParameter, 'value' | 'unit'>
}

/** A fact that the request does not tell and on which a figure hangs: it is asked, and nothing is supposed. */
export type Question = HiringQuestion | HybridQuestion | SectorQuestion | BirthQuestion

/** A figure of the joint committee that no source gave: the company sets its own once, and the line has it. */
export interface SectorQuestion {
  /**
   * `secteurPrimeFinAnnee`: the year-end premium; `secteurCotisations`: the contributions to funds of the sector;
   * `secteurForfait`: a flat contribution of which the amount is known, and not over what time it is due.
   */
  readonly code: 'secteurPrimeFinAnnee' | 'secteurCotisations' | 'secteurForfait'
  /** The field of the settings that answers it. */
  readonly path: string
  /** `336`, `140.03` */
  readonly commission: string
  /** The path of the line that is without it. */
  readonly line: string
  /** Of a flat contribution: its amount, euros. */
  readonly montant?: number
}

/** At so small a headcount this may be one of the first hirings, with a reduction. */
export interface HiringQuestion {
  readonly code: 'rangEngagement'
  /** The field that answers it. */
  readonly path: string
  /** The headcount that raises it. */
  readonly effectif: number
  /** The most that is at stake, by the figure of the law: that of a first worker, a quarter. */
  readonly parameter: ExplainedParameter
}

/** What the benefit of a plug-in hybrid hangs on. */
export interface HybridQuestion {
  /**
   * `hybrideSansDonnees`: neither battery nor equivalent car is told; `hybrideSansBatterie`: the battery is not; both
   * count as they stand. `fauxHybrideSansEquivalent`: a false hybrid, whose own emission was multiplied.
   */
  readonly code: 'hybrideSansDonnees' | 'hybrideSansBatterie' | 'fauxHybrideSansEquivalent'
  /** The field that answers it. */
  readonly path: string
  /** The emission that its benefit was reckoned on, g/km. */
  readonly co2: number
  /** The figure of the law that decides: the most it may emit, or what its emission is multiplied by. */
  readonly parameter: ExplainedParameter
}

/** A group insurance by age whose person's year of birth is not told: its first share is what counts. */
export interface BirthQuestion {
  readonly code: 'naissanceInconnue'
  /** The field that answers it. */
  readonly path: string
  /** The share of pay that was taken, percent. */
  readonly taux: number
}

/** The lowest allowance of a trainee; `null` where the minimum income of that day is not known. */
export interface IndemniteMinimale {
  /** Euros a month. */
  readonly minimum: number | null
  /** Whether the allowance reaches it. */
  readonly respecte: boolean | null
}

/** One side of a target no amount reaches: the amount tried and what it gives. */
export interface SolvedSide {
  readonly amount: number
  readonly value: number
}

export interface Solved {
  readonly for: string
  readonly amount: number
  /** False when no amount gives the target to the cent. */
  readonly exact: boolean
  /** The neighbours when not exact, the smaller amount below: one step of what is sought apart. */
  readonly below?: SolvedSide
  readonly above?: SolvedSide
  /** The rule whose step holds the target, or `cent`: one cent moves the target by more than one. */
  readonly cause?: string
}

export interface ExplainedParameter {
  readonly id: string
  /** Euros, percent or a count, by `unit`; a list for a table of the law. */
  readonly value: number | readonly number[]
  readonly unit: 'EUR' | '%' | 'count'
  readonly from: PlainDate
  readonly source: string
  /** The https address of the source, where one is known. */
  readonly href?: string
  readonly confidence: string
  readonly checked: PlainDate
}

export interface ExplanationLine {
  readonly rule: string
  /** Euros, percent or a count, by `unit`. */
  readonly value: number
  readonly unit: 'EUR' | '%' | 'count'
  /** In the names of `inputs` and `parameters`. */
  readonly formula: string
  readonly inputs: Readonly<Record<string, number | string>>
  readonly parameters: readonly ExplainedParameter[]
  readonly rounding: string
  /** Figures of the law it needs and that are not known: its value is without them. */
  readonly unknown?: readonly string[]
  /** Present where it follows from figures of an earlier year. */
  readonly projected?: true
}

/** A line of the answer that needs figures of the law that are not known here (see the README). */
export interface Gap {
  /** The path of the line, as `solve.target` takes it. */
  readonly line: string
  /** `left_out`: the line is 0 and outside every total. `incomplete`: a total without such a line. */
  readonly effect: 'left_out' | 'incomplete'
  /** The figures, each with the day since when it is not known. */
  readonly parameters: readonly { readonly id: string; readonly from: PlainDate }[]
}

export interface ComputeAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** Paths of the fields that were not given. */
  readonly defaults: readonly string[]
  /** Present when a line needs a figure of the law that is not known on this date. */
  readonly gaps?: readonly Gap[]
  readonly solved?: Solved
  /** Present when `computeModelConfig.classe` is given. */
  readonly bareme?: Bareme
  /** Present when the pay of an employee or manual worker lies below a minimum of the law. */
  readonly sousMinimum?: readonly BelowMinimum[]
  /** Present when something is not told that would change a figure. */
  readonly questions?: readonly Question[]
  /** Contributions that are due and that no line here computes: of a director those of the self-employed. */
  readonly nonCalcule?: readonly 'cotisationsIndependant'[]
  /** Of a trainee under a CIP or BIO agreement. */
  readonly indemniteMinimale?: IndemniteMinimale
  /** Present for a FLEX package. */
  readonly flex?: Flex
  /** Present where the package sets a least gross pay. */
  readonly minimumBrut?: MinimumBrut
  readonly compute: ComputeFigures
  readonly explanation?: readonly ExplanationLine[]
}

export type ErrorCode =
  | 'required'
  | 'unknown_field'
  | 'not_covered'
  | 'invalid_value'
  | 'out_of_range'
  /** Two things exclude each other; `params.with` is the field of the other. */
  | 'conflict'
  | 'no_law_set'
  | 'not_solvable'
  | 'unreachable'
  /** The amount needs a figure of the law that is not known on this date. */
  | 'unknown_law'
  /** Only where requests are read as text. */
  | 'malformed_json'

/** A refusal; the sentence is looked up by `code` (see `errorText`). */
export interface ComputeError {
  readonly code: ErrorCode
  /** `package.salaireBrut`; empty for the request itself. */
  readonly path: string
  /** What the sentence names: bounds, allowed values. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** Refusals are values: `ok` tells which. */
export type ComputeResult =
  | { readonly ok: true; readonly answer: ComputeAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }

/** What no text fixes of when costs fall, as months of the year. */
export interface CashFlowOptions {
  /** Holiday pay: May or June. June unless told. */
  moisPeculeVacances?: 5 | 6
  /** Bonuses and other variable pay of the year before; March unless told. */
  moisBonus?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
}

/** What one kind of cost takes in one month. */
export interface CashFlowEntry {
  /** The last day of the month. */
  readonly date: PlainDate
  /** A key of the lists of the employer's cost. */
  readonly kind: string
  /** EUR; reductions are negative. */
  readonly amount: number
  readonly side: 'employer'
}

export type CashFlowResult =
  | {
      readonly ok: true
      readonly id?: unknown
      readonly lawset: LawSetReference
      /** By month, then in the order of the employer's cost; what is zero is left out. */
      readonly entries: readonly CashFlowEntry[]
      /** The sum of the entries: `coutEmployeurAnnuel`. */
      readonly total: number
    }
  | Extract<ComputeResult, { ok: false }>
