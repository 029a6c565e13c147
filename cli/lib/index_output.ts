import type { Language } from '#modules/shared/values/format'
import type { ApiClient } from '#modules/shared/api_client'
import { printed, runText, type IndexationDetail } from '#cli/lib/index_print'
import type { Format } from '#cli/lib/index_session'
import { indexationCsv } from '#cli/lib/indexation_run'

/** Prints a run: a table for a person, its lines as CSV, or all that is known of it as JSON. */
export async function printRun(
  api: ApiClient,
  run: IndexationDetail,
  { format, output, lang }: { format: Format; output?: string; lang: Language }
): Promise<void> {
  if (format === 'csv') return printed(await indexationCsv(api, run.id), output)
  if (format === 'json') return printed(`${JSON.stringify(run, null, 2)}\n`, output)
  return printed(runText(run, lang), output)
}
