import { LOCALES, type Locale } from '#modules/shared/tenancy/scope'
import type { ContractKind } from '../domain/contract_kinds.ts'
import { parseMarkup } from '../domain/markup.ts'
import type { Block, TemplateKind } from '../domain/template_body.ts'
import en from '../lang/en/shipped.json' with { type: 'json' }
import fr from '../lang/fr/shipped.json' with { type: 'json' }
import nl from '../lang/nl/shipped.json' with { type: 'json' }
import { clausesIn } from './clauses.ts'

/** A text that comes with the product, for companies to copy. It is no legal advice: a lawyer reads it before it is used. */
export interface ShippedTemplate {
  /** `open-ended.fr`. */
  key: string
  name: string
  language: Locale
  kind: Exclude<TemplateKind, 'OFFER_TEXT'>
  contractKinds: readonly ContractKind[]
  /** A translation says in its text that it does not bind; no seat in Belgium takes its language. */
  isTranslation: boolean
  /** Names in `clauses.<language>.txt`, in the order of the text. */
  clauses: readonly string[]
  body: () => Block[]
}

const NAMES: Record<Locale, Record<ShippedName, string>> = { fr, nl, en }
const TRANSLATED: readonly Locale[] = ['en']

/** The clauses of nearly every contract, before and after those of its kind. */
const FIRST = ['parties', 'function']
const USUAL = ['place', 'workingTime', 'pay', 'equipment', 'absence', 'confidentiality', 'privacy']
const LAST = ['information', 'closing']

/** What is shipped in every language: for which contracts, and of which clauses. */
const SHIPPED = {
  'open-ended': of('OPEN_ENDED', [...FIRST, 'openEnded', ...USUAL, 'end', ...LAST]),
  'fixed-term': of('FIXED_TERM', [...FIRST, 'fixedTerm', ...USUAL, 'endOfTerm', ...LAST]),
  'defined-work': of('DEFINED_WORK', [...FIRST, 'definedWork', ...USUAL, 'endOfTerm', ...LAST]),
  'part-time': of('PART_TIME', [
    ...[...FIRST, 'partTime', 'place', 'partTimeWork', 'pay'],
    ...['equipment', 'absence', 'confidentiality', 'privacy', 'partTimeEnd', ...LAST],
  ]),
  'replacement': of('REPLACEMENT', [...FIRST, 'replacement', ...USUAL, 'replacementEnd', ...LAST]),
  'student': of('STUDENT', [
    ...['studentParties', 'studentFunction', 'student', 'place', 'studentTime', 'studentPay'],
    ...['absence', 'studentSafety', 'confidentiality', 'privacy', 'studentEnd', ...LAST],
  ]),
  'telework': of('TELEWORK_ANNEX', [
    ...['parties', 'teleworkSubject', 'teleworkPlace', 'teleworkFrequency', 'teleworkEquipment'],
    ...['teleworkReturn', 'teleworkRights', 'closing'],
  ]),
  'amendment': of('AMENDMENT', [
    ...['parties', 'amendment', 'amendmentFunction', 'place', 'workingTime', 'pay'],
    ...['amendmentRest', 'closing'],
  ]),
  'non-competition': of(null, [
    ...['parties', 'annexSubject', 'nonCompetition', 'nonCompetitionIndemnity'],
    ...['nonCompetitionEffect', 'closing'],
  ]),
  'training': of(null, ['parties', 'annexSubject', 'training', 'trainingRepayment', 'closing']),
  'information': of(null, [
    ...['receiptParties', 'receiptRules', 'receiptInformation', 'receiptClosing'],
  ]),
}
type ShippedName = keyof typeof SHIPPED

function of(kind: ContractKind | null, clauses: string[]) {
  return { kind, clauses }
}

export const SHIPPED_TEMPLATES: readonly ShippedTemplate[] = LOCALES.flatMap((language) =>
  Object.entries(SHIPPED).map(([name, { kind, clauses }]): ShippedTemplate => {
    const isTranslation = TRANSLATED.includes(language)
    const all = isTranslation ? ['translation', ...clauses] : clauses
    const title = NAMES[language][name as ShippedName]
    return {
      key: `${name}.${language}`,
      name: title,
      language,
      kind: kind ? 'CONTRACT' : 'ANNEXE',
      contractKinds: kind ? [kind] : [],
      isTranslation,
      clauses: all,
      body: () => bodyOf(language, title, all),
    }
  })
)

function bodyOf(language: Locale, title: string, names: readonly string[]): Block[] {
  const clauses = clausesIn(language)
  const texts = names.map((name) => {
    const text = clauses.get(name)
    if (text === undefined) throw new Error(`No clause "${name}" is shipped in ${language}`)
    return text
  })
  return parseMarkup([`# ${title}`, ...texts].join('\n\n')).blocks
}
