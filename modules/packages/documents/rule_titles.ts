import type { DocumentLanguage } from '#modules/shared/documents/format'
export function ruleTitle(_language: DocumentLanguage, _rule: string): string | undefined {
  return undefined
}
