import type { HttpContext } from '@adonisjs/core/http'
import { findCompany } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { HR_KEY_FIELDS, HR_WITH_ADDRESS } from '../adapters/hr_key_fields.ts'
import { HR_CONSENT_SYSTEMS, HR_SYSTEMS } from '../domain/hr_system.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type HrConnection from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { listConnections } from '../queries/connections.ts'
import { lastRuns, openQuestions, type OpenQuestions } from '../queries/list_rows.ts'
import type { integrationSchema, integrationsSchema, syncRunSchema } from './schemas.ts'
import { showingRuns, shownRun } from './shown.ts'

type I18n = HttpContext['i18n']

/** The connections with their last run, and the systems that can be connected. */
export async function shownConnections(
  scope: Scope,
  i18n: I18n,
  sources: HrSources
): Promise<Answer<typeof integrationsSchema>> {
  const runs = await lastRuns(scope)
  const showRun = await showingRuns(scope, i18n, [...runs.values()])
  const last = (id: string) => (runs.has(id) ? showRun(runs.get(id)!) : null)
  const questions = await openQuestions(scope)
  return {
    data: (await listConnections(scope)).map((each) =>
      connectionOf(each, last(each.id), questions.get(each.id))
    ),
    systems: HR_SYSTEMS.map((system) => ({
      system,
      name: SYSTEM_NAMES[system],
      hasAddress: HR_WITH_ADDRESS.includes(system),
      hasConsent: HR_CONSENT_SYSTEMS.some((each) => each === system),
      fields: HR_KEY_FIELDS[system].map(({ name, isSecret, isOptional = false }) => ({
        name,
        isSecret,
        isOptional,
      })),
    })),
    returnAddress: sources.returnAddress((await findCompany(scope)).slug),
  }
}

/** A connection with its last run; never its key. */
export async function shownConnection(
  scope: Scope,
  i18n: I18n,
  connection: HrConnection
): Promise<Answer<typeof integrationSchema>> {
  const run = (await lastRuns(scope)).get(connection.id)
  const questions = (await openQuestions(scope)).get(connection.id)
  return connectionOf(connection, run ? await shownRun(scope, i18n, run) : null, questions)
}

function connectionOf(
  connection: HrConnection,
  lastRun: Answer<typeof syncRunSchema> | null,
  questions: OpenQuestions | null = null
): Answer<typeof integrationSchema> {
  const { id, system, address, account, health, state, pausedWhy, webhookId, version } = connection
  const { isNightly, makesNames, meant } = connection
  return {
    id,
    system,
    name: SYSTEM_NAMES[system],
    address,
    account,
    mayRead: health.mayRead,
    mayWritePayElements: health.mayWritePayElements,
    state,
    pausedWhy,
    isListening: webhookId !== null,
    isNightly,
    makesNames,
    meant,
    lastRun,
    questions,
    version,
  }
}
