import type { ComputeAnswer, PackageFields } from '#modules/compute/pure'
import { formatAmount, formatDate, formatMoney } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
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
  worker?: { firstName: string; lastName: string; email: string | null } | null
  package?: {
    nomFonction: string
    package: PackageFields
    compute: ComputeAnswer['compute']
  } | null
  contract?: { startDate: string; endDate: string | null; contractLocation: string | null } | null
  offer?: { validityDate: string | null }
}

/** What stands in the place of each variable; null where it is not known. */
export type TemplateFacts = Readonly<Record<TemplateVariable, string | null>>

/** Short names, as people write them before the number of a joint committee, and of an hour. */
const COMMITTEE: Record<Locale, string> = { fr: 'CP', nl: 'PC', en: 'JC' }
const HOUR: Record<Locale, string> = { fr: 'h', nl: 'u', en: 'h' }
const FULL_TIME: Record<Locale, string> = { fr: 'temps plein', nl: 'voltijds', en: 'full time' }

/** Every variable of a template in one language, as a reader in Belgium writes it. */
export function templateFacts(language: Locale, sources: TemplateSources): TemplateFacts {
  const { company, signer, worker, package: pack, contract, offer, today } = sources
  const day = (date: string | null | undefined) => (date ? formatDate(language, date) : null)
  const money = (euros: number | undefined) =>
    euros === undefined ? null : formatMoney(language, euros)
  const month = pack?.compute.remuneration.remunerationMensuelle
  return {
    'company.name': known(company.name),
    'company.numeroEntreprise': enterpriseNumber(company.numeroEntreprise),
    'company.address': address(company),
    'signer.name': known(signer?.name),
    'signer.nomFonction': known(signer?.nomFonction),
    'worker.firstName': known(worker?.firstName),
    'worker.lastName': known(worker?.lastName),
    'worker.email': known(worker?.email),
    'package.nomFonction': known(pack?.nomFonction),
    'package.commissionParitaire': committee(
      language,
      pack?.package.computeModelConfig.commissionParitaire
    ),
    'package.regime': pack ? regime(language, pack.package) : null,
    'package.salaireBrut': money(month?.salaireBrut),
    'package.salaireNet': money(month?.salaireNet),
    'package.coutEmployeurAnnuel': money(pack?.compute.coutEmployeur.coutEmployeurAnnuel),
    'contract.startDate': day(contract?.startDate),
    'contract.endDate': day(contract?.endDate),
    'contract.contractLocation': known(contract?.contractLocation),
    'offer.validityDate': day(offer?.validityDate),
    'today': day(today),
  }
}

function known(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

/** `0403.170.701`. */
function enterpriseNumber(digits: string): string | null {
  return known(digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'))
}

function address({ street, postalCode, city }: TemplateSources['company']): string | null {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return known([street, town].filter(Boolean).join(', '))
}

/** « CP 200 », « PC 118.03 »; a trainee's code as it is. */
function committee(language: Locale, code: string | undefined): string | null {
  const number = /^BECP(\d{3})(\d*)$/.exec(code ?? '')
  if (!number) return known(code)
  return `${COMMITTEE[language]} ${[number[1], number[2]].filter(Boolean).join('.')}`
}

/** « 30,4 h / 38 h », « 38 h / 38 h (temps plein) »; full time when the package does not say. */
function regime(language: Locale, fields: PackageFields): string {
  const denominator = fields.regimeDenominateur ?? fields.regimeNumerateur ?? 38
  const hours = (count: number) => {
    const digits = formatAmount(language, count)
    return `${digits.replace(/[.,]00$/, '').replace(/([.,]\d)0$/, '$1')} ${HOUR[language]}`
  }
  const numerator = fields.regimeNumerateur ?? denominator
  const full = numerator === denominator ? ` (${FULL_TIME[language]})` : ''
  return `${hours(numerator)} / ${hours(denominator)}${full}`
}
