import { ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type Casefile from '../models/casefile.ts'
import { append } from './casefile_trail.ts'
import { freezeCasefile, type ExplainSigning } from './freeze_casefile.ts'

/** Freezes a casefile for signing by hand. */
export class PrintCasefile {
  static handle(
    inScope: InScope,
    id: string,
    { version }: { version: number },
    explain: ExplainSigning
  ): Promise<Result<Casefile>> {
    return freezeCasefile(inScope, id, {
      step: 'print',
      version,
      explain,
      settle: async (_scope, _casefile, { documents }) =>
        ok(new Map(documents.map((document) => [document.id, 'PAPER' as const]))),
      then: (scope, casefile) => append(scope, casefile, 'PRINTED', { audit: { version } }),
    })
  }
}
