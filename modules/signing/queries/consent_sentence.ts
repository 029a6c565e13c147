import i18nManager from '@adonisjs/i18n/services/main'
import type { Casefile, CasefileDocument, CasefileSigner } from '#modules/casefiles/index'
import { isDevelopmentSeal } from '#modules/sealing/index'
import { oneLine } from '#modules/shared/values/one_line'

/**
 * The exact words that a signer agrees to, in the language of the casefile: what they sign, and what their signature of it
 * is. A simple one never says that it equals one by hand, nor does one by a development certificate. The worker also says to
 * have received what the Act of 7 October 2022 has told in writing: with the contract that is the receipt which the employer
 * keeps.
 */
export function consentSentence(
  { language, contractId }: Casefile,
  { role }: Pick<CasefileSigner, 'role'>,
  documents: readonly Pick<CasefileDocument, 'name' | 'level'>[]
): string {
  const i18n = i18nManager.locale(language)
  const say = (key: string, values = {}) => i18n.t(`signing_consent.${key}`, values)
  const named = (level: 'QUALIFIED' | 'SIMPLE') =>
    documents
      .filter((document) => (document.level === 'QUALIFIED') === (level === 'QUALIFIED'))
      .map(({ name }) => say('document', { name: oneLine(name) }))
      .join(', ')
  const [qualified, simple] = [named('QUALIFIED'), named('SIMPLE')]
  return [
    ...(qualified
      ? [say(isDevelopmentSeal() ? 'QUALIFIED_TRIAL' : 'QUALIFIED', { documents: qualified })]
      : []),
    ...(simple ? [say('SIMPLE', { documents: simple })] : []),
    ...(role === 'WORKER' && contractId !== null ? [say('information')] : []),
  ].join(' ')
}
