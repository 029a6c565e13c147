import i18nManager from '@adonisjs/i18n/services/main'
import type { Casefile, CasefileDocument, CasefileSigner } from '#modules/casefiles/index'
import { oneLine } from '#modules/shared/values/one_line'

/**
 * The exact words that a signer agrees to, in the language of the casefile: what they sign, and what a simple signature
 * is, which never says that it equals one by hand. The worker also says to have received what the Act of 7 October 2022
 * has told in writing: with the contract that is the receipt which the employer keeps.
 */
export function consentSentence(
  { language, contractId }: Casefile,
  { role }: Pick<CasefileSigner, 'role'>,
  documents: readonly Pick<CasefileDocument, 'name'>[]
): string {
  const i18n = i18nManager.locale(language)
  const say = (key: string, values = {}) => i18n.t(`signing_consent.${key}`, values)
  const names = documents.map(({ name }) => say('document', { name: oneLine(name) })).join(', ')
  return [
    say('SIMPLE', { documents: names }),
    ...(role === 'WORKER' && contractId !== null ? [say('information')] : []),
  ].join(' ')
}
