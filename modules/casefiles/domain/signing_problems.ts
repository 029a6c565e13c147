import { bindingLanguages } from '#modules/contracts/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { LanguageRegime } from '#modules/team/index'
import type { TemplateVariable } from '#modules/templates/index'

/** Why a casefile cannot be signed yet; `document` names the one that stands in the way. */
export type SigningProblem =
  | { path: 'contractId' | 'contract.location' | 'contract.languageRegime'; code: 'required' }
  | { path: 'documents'; code: 'required' | 'only_translations' }
  | { path: 'signers.employer' | 'signers.worker'; code: 'required' }
  | { path: `signers.${number}.email`; code: 'required' | 'same'; name: string }
  | { path: 'lastDayStr'; code: 'past' }
  | { path: `documents.${number}.language`; code: LanguageProblem; document: string }
  | {
      path: `documents.${number}.${TemplateVariable}`
      code: 'unknown_fact'
      document: string
      variable: TemplateVariable
    }
  | {
      path: `documents.${number}.{{${string}}}`
      code: 'unknown_variable'
      document: string
      variable: string
    }

/** The language that the seat asks for, of which the document has another. */
type LanguageProblem = 'must_be_nl' | 'must_be_fr' | 'must_be_fr_or_nl' | 'must_be_de'

/** A document as far as it can stand in the way. Uploads have no language that we know, and no variables. */
export interface DocumentToSign {
  name: string
  isTranslation: boolean
  language: Locale | null
  missing: readonly TemplateVariable[]
  unknown: readonly string[]
}

/** What there is of a casefile. Days are `YYYY-MM-DD`. */
export interface ToBeSigned {
  /** Null without a contract; `regime` where its location has none yet. */
  contract: { hasLocation: boolean; regime: LanguageRegime | null } | null
  workerLanguage: string
  documents: readonly DocumentToSign[]
  signers: readonly { role: 'EMPLOYER' | 'WORKER'; name: string; email: string }[]
  lastDay: string | null
  today: string
}

/** Everything that keeps a casefile from being signed, in the order of the screen; empty when it can be. */
export function signingProblems(all: ToBeSigned): SigningProblem[] {
  return [
    ...contractProblems(all),
    ...documentProblems(all),
    ...signerProblems(all),
    ...(all.lastDay !== null && all.lastDay < all.today
      ? [{ path: 'lastDayStr' as const, code: 'past' as const }]
      : []),
  ]
}

function contractProblems({ contract }: ToBeSigned): SigningProblem[] {
  if (!contract) return [{ path: 'contractId', code: 'required' }]
  if (!contract.hasLocation) return [{ path: 'contract.location', code: 'required' }]
  return contract.regime ? [] : [{ path: 'contract.languageRegime', code: 'required' }]
}

function documentProblems({ contract, workerLanguage, documents }: ToBeSigned): SigningProblem[] {
  if (documents.length === 0) return [{ path: 'documents', code: 'required' }]
  if (documents.every(({ isTranslation }) => isTranslation))
    return [{ path: 'documents', code: 'only_translations' }]
  const binding = contract?.regime
    ? bindingLanguages(contract.regime, { language: workerLanguage })
    : null
  return documents.flatMap(({ name: document, ...one }, at): SigningProblem[] => [
    ...(binding && one.language && !one.isTranslation && !binding.includes(one.language)
      ? [{ path: `documents.${at}.language`, code: mustBe(binding), document } as const]
      : []),
    ...one.missing.map(
      (variable) =>
        ({ path: `documents.${at}.${variable}`, code: 'unknown_fact', document, variable }) as const
    ),
    ...one.unknown.map(
      (variable) =>
        ({
          path: `documents.${at}.{{${variable}}}`,
          code: 'unknown_variable',
          document,
          variable,
        }) as const
    ),
  ])
}

function mustBe(binding: readonly Locale[]): LanguageProblem {
  if (binding.length === 0) return 'must_be_de'
  if (binding.length > 1) return 'must_be_fr_or_nl'
  return binding[0] === 'nl' ? 'must_be_nl' : 'must_be_fr'
}

function signerProblems({ signers }: ToBeSigned): SigningProblem[] {
  const has = (wanted: 'EMPLOYER' | 'WORKER') => signers.some(({ role }) => role === wanted)
  const seen = new Set<string>()
  return [
    ...(has('EMPLOYER') ? [] : [{ path: 'signers.employer' as const, code: 'required' as const }]),
    ...(has('WORKER') ? [] : [{ path: 'signers.worker' as const, code: 'required' as const }]),
    ...signers.flatMap(({ name, email }, at): SigningProblem[] => {
      const address = email.trim().toLowerCase()
      if (address === '') return [{ path: `signers.${at}.email`, code: 'required', name }]
      if (seen.has(address)) return [{ path: `signers.${at}.email`, code: 'same', name }]
      seen.add(address)
      return []
    }),
  ]
}
