import { plainText } from '#modules/shared/values/plain_text'

/** The address of an invented person, in a domain that reaches nobody: `helene.dhaese@example.test` of Hélène D’Haese. */
export function demoAddress({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${plainText(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')}@example.test`
}
