import { ApiProblem } from '@/api/problem'
import type { useT } from '@/lib/use-t'

/** What a refused sign-in says under the form: the server's sentence, or the next step when it has none. */
export function sentence(error: Error, t: ReturnType<typeof useT>): string {
  if (!(error instanceof ApiProblem)) return t('common.noAnswer')
  return error.status >= 500 ? t('common.errorNextStep') : error.message
}
