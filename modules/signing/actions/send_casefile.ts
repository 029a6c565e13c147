import { DateTime } from 'luxon'
import {
  appendToCasefile,
  freezeCasefile,
  type Casefile,
  type CasefileDocument,
  type explainSigning,
} from '#modules/casefiles/index'
import { hasSeal } from '#modules/sealing/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { daysAfter, today } from '#modules/shared/values/days'
import { levelProblem, typeOf, type Level } from '../domain/levels.ts'
import { findSigningSettings } from '../queries/find_settings.ts'
import { levelChoices } from '../queries/level_choices.ts'
import { inviteSigners } from './invite_signers.ts'
import { signal } from './signing_trail.ts'

/** What is left out is as the casefile and the company's settings have it. */
export interface SendCasefileInput {
  version: number
  lastDayStr?: string
  levels?: { documentId: string; level: Level }[]
}

/**
 * Sends a casefile to be signed in a browser: its texts are drawn and frozen by their SHA-256, each document at its level,
 * and those whose turn it is are asked. Refused with everything that is missing, and where a document is to be signed by
 * hand: no level is lowered unless the sender says so.
 */
export class SendCasefile {
  static async handle(
    inScope: InScope,
    id: string,
    { version, lastDayStr, levels: chosen = [] }: SendCasefileInput,
    explain: ReturnType<typeof explainSigning>
  ): Promise<Result<Casefile>> {
    return freezeCasefile(inScope, id, {
      step: 'send',
      version,
      explain,
      settle: async (scope, casefile, { documents }) => {
        // What all signed and is never sealed is no signed document.
        if (!hasSeal()) return fail('E_SIGNING_NO_SEAL')
        const settings = await findSigningSettings(scope)
        const lastDay =
          lastDayStr ?? casefile.lastDay?.toISODate() ?? daysAfter(today(), settings.expiryDays)
        casefile.merge({ lastDay: DateTime.fromISO(lastDay) })
        const settled = documents.map((document) => ({
          id: document.id,
          type: typeOf(document),
          level: levelOf(document, chosen) ?? settings.levels[typeOf(document)],
        }))
        const hasYes = settings.simpleAccepted !== null
        const problem = levelProblem(settled, { hasYes, choices: levelChoices() })
        if (problem) return fail(problem)
        return ok(new Map(settled.map((document) => [document.id, document.level])))
      },
      then: (scope, casefile) => sent(scope, casefile, chosen),
    })
  }
}

function levelOf(
  { id }: CasefileDocument,
  chosen: NonNullable<SendCasefileInput['levels']>
): Level | undefined {
  return chosen.find(({ documentId }) => documentId === id)?.level
}

async function sent(
  scope: Scope,
  casefile: Casefile,
  chosen: NonNullable<SendCasefileInput['levels']>
): Promise<void> {
  const { version } = casefile
  const until = casefile.lastDay!.toISODate()
  await appendToCasefile(scope, casefile, 'SENT', {
    details: { until },
    audit: { version, until, chosen },
  })
  await inviteSigners(scope, casefile)
  await signal(scope, casefile)
}
