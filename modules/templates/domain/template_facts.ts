import { weeklyHours, type ComputeAnswer, type PackageFields } from '#modules/compute/pure'
import {
  formatAmount,
  formatDate,
  formatHourlyPay,
  formatMoney,
} from '#modules/shared/documents/format'
import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { Locale } from '#modules/shared/tenancy/scope'
import en from '../lang/en/facts.json' with { type: 'json' }
import fr from '../lang/fr/facts.json' with { type: 'json' }
import nl from '../lang/nl/facts.json' with { type: 'json' }
import { isFixedTerm, type ContractKind } from './contract_kinds.ts'
import type { TemplateVariable } from './template_body.ts'

/** What a document is written about; what it has nothing to do with is left out. Days are `YYYY-MM-DD`. */
export interface TemplateSources {
  today: string
  company: {
    name: string
    /** Ten digits, or empty. */
    numeroEntreprise: string
    street: string
    postalCode: string
    city: string
  }
  signer?: { name: string; nomFonction: string } | null
  worker?: TemplateWorker | null
  package?: {
    nomFonction: string
    package: PackageFields
    compute: ComputeAnswer['compute']
  } | null
  contract?: TemplateContract | null
  offer?: { validityDate: string | null }
  /** Of a reward statement. */
  statement?: { date: string }
}

/** A worker, as far as their record is filled in. No number of the national register or of a bank account. */
export interface TemplateWorker {
  firstName: string
  lastName: string
  email: string | null
  dateOfBirth?: string | null
  placeOfBirth?: string | null
  /** A country by its code of two letters. */
  nationality?: string | null
  addressLine1?: string | null
  addressLine2?: string | null
  addressPostalCode?: string | null
  addressCity?: string | null
  /** A country by its code of two letters; told where it is not Belgium. */
  addressCountry?: string | null
}

/** A contract; texts that a person wrote are in the language of the document. */
export interface TemplateContract {
  kind: ContractKind
  startDate: string
  endDate: string | null
  contractLocation: string | null
  /** The days and hours of work; of a telework annex, those of telework. */
  schedule: string | null
  /** Null where it is not known whether the schedule varies: neither condition holds. */
  isVariableSchedule: boolean | null
  /** What the work is, where the function does not say it. */
  workDescription: string | null
  /** Why a person is replaced; why a contract is changed. */
  reason: string | null
  /** The name of who is replaced. */
  replacedWorker: string | null
  /** First day of the contract that this one changes or belongs to. */
  amendedStartDate: string | null
  /** Where the pay of a year stands: clauses are void, or bound to conditions, up to thresholds. */
  clausePay: ClausePay
}

/** Up to the lower threshold, above it and up to the upper one, or above both (Act of 3 July 1978, art. 22bis and 65). */
export type ClausePay = 'UP_TO_LOWER' | 'BETWEEN' | 'ABOVE_UPPER'

/** What stands in the place of each variable; null where it is not known. */
export type TemplateFacts = Readonly<Record<TemplateVariable, string | null>>

/** Not named in an address. */
const HOME = 'BE'

/** Every variable of a template in one language, as a reader in Belgium writes it. */
export function templateFacts(language: Locale, sources: TemplateSources): TemplateFacts {
  const { company, signer, worker, package: pack, contract, offer, statement, today } = sources
  const words = wordsOf('facts.json', { fr, nl, en }, language)
  const day = (date: string | null | undefined) => (date ? formatDate(language, date) : null)
  const money = (euros: number | undefined) =>
    euros === undefined ? null : formatMoney(language, euros)
  const country = (code: string | null | undefined) =>
    code ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? null) : null
  const month = pack?.compute.remuneration.remunerationMensuelle
  const statut = pack?.package.computeModelConfig.employmentType
  return {
    'company.name': known(company.name),
    'company.numeroEntreprise': enterpriseNumber(company.numeroEntreprise),
    'company.address': address(company.street, company.postalCode, company.city),
    'signer.name': known(signer?.name),
    'signer.nomFonction': known(signer?.nomFonction),
    'worker.firstName': known(worker?.firstName),
    'worker.lastName': known(worker?.lastName),
    'worker.email': known(worker?.email),
    'worker.address': worker ? homeOf(worker, country) : null,
    'worker.dateOfBirth': day(worker?.dateOfBirth),
    'worker.placeOfBirth': known(worker?.placeOfBirth),
    'worker.nationality': country(worker?.nationality),
    'package.nomFonction': known(pack?.nomFonction),
    'package.commissionParitaire': committee(
      words,
      pack?.package.computeModelConfig.commissionParitaire
    ),
    'package.statut': statut ? words.say(`statut.${statut}`) : null,
    'package.regime': pack ? regime(language, words, pack.package) : null,
    'package.salaireBrut': money(month?.salaireBrut),
    'package.salaireBrutHoraire': month?.salaireBrutHoraire
      ? formatHourlyPay(language, month.salaireBrutHoraire)
      : null,
    'package.salaireNet': money(month?.salaireNet),
    'package.coutEmployeurAnnuel': money(pack?.compute.coutEmployeur.coutEmployeurAnnuel),
    'contract.kind': contract ? words.say(`kind.${contract.kind}`) : null,
    'contract.startDate': day(contract?.startDate),
    'contract.endDate': day(contract?.endDate),
    'contract.contractLocation': known(contract?.contractLocation),
    'contract.workRegime': pack ? workRegime(language, words, pack.package) : null,
    'contract.schedule': known(contract?.schedule),
    'contract.workDescription': known(contract?.workDescription),
    'contract.reason': known(contract?.reason),
    'contract.replacedWorker': known(contract?.replacedWorker),
    'contract.amendedStartDate': day(contract?.amendedStartDate),
    'contract.noticeWords': contract ? words.say(`notice.${noticeOf(contract)}`) : null,
    'offer.validityDate': day(offer?.validityDate),
    'statement.date': day(statement?.date),
    'today': day(today),
  }
}

/** Which rules of the law end a contract. */
function noticeOf(contract: TemplateContract): 'plain' | 'term' | 'student' {
  if (contract.kind === 'STUDENT') return 'student'
  return contract.kind === 'DEFINED_WORK' || isFixedTerm(contract) ? 'term' : 'plain'
}

function known(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

/** `0403.170.701`. */
function enterpriseNumber(digits: string): string | null {
  return known(digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'))
}

type Part = string | null | undefined

function address(street: Part, postalCode: Part, city: Part, country?: Part): string | null {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return known([street, town, country].filter(Boolean).join(', '))
}

function homeOf(worker: TemplateWorker, nameOf: (country: Part) => string | null): string | null {
  const { addressLine1, addressLine2, addressPostalCode, addressCity, addressCountry } = worker
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ')
  const abroad = addressCountry === HOME ? null : nameOf(addressCountry)
  // A country alone is no address.
  return street || addressCity ? address(street, addressPostalCode, addressCity, abroad) : null
}

/** « CP 200 », « PC 118.03 »; a trainee's code as it is. */
function committee(words: Words, code: string | undefined): string | null {
  const number = /^BECP(\d{3})(\d*)$/.exec(code ?? '')
  if (!number) return known(code)
  return words.say('committee', { number: [number[1], number[2]].filter(Boolean).join('.') })
}

/** « 30,4 h / 38 h », « 38 h / 38 h (temps plein) ». */
function regime(language: Locale, words: Words, fields: PackageFields): string {
  const { worked, full } = weeklyHours(fields)
  const hours = (count: number) => words.say('hours', { count: plain(language, count) })
  const key = worked === full ? 'fullRegime' : 'regime'
  return words.say(key, { worked: hours(worked), full: hours(full) })
}

/** The same in a sentence: « 19 heures par semaine, pour un temps plein de 38 heures ». */
function workRegime(language: Locale, words: Words, fields: PackageFields): string {
  const { worked, full } = weeklyHours(fields)
  const key = worked === full ? 'fullWorkRegime' : 'workRegime'
  return words.say(key, { worked: plain(language, worked), full: plain(language, full) })
}

/** As many decimals as it needs, two at most. */
function plain(language: Locale, count: number): string {
  const digits = formatAmount(language, count)
  return digits.replace(/[.,]00$/, '').replace(/([.,]\d)0$/, '$1')
}
