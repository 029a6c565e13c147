import type { HttpContext } from '@adonisjs/core/http'
import type { Say } from '#modules/imports/index'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { isUuid } from '#modules/shared/values/is_uuid'
import { AskConsent } from '../actions/ask_consent.ts'
import { ChangeConnection } from '../actions/change_connection.ts'
import type { ExplainKey } from '../actions/check_key.ts'
import { Connect, keeping } from '../actions/connect.ts'
import { RemoveConnection } from '../actions/remove_connection.ts'
import { UseConsent } from '../actions/use_consent.ts'
import { HrRefusal, type ExternalLists } from '../domain/hr_system.ts'
import { OWNED_FIELDS, ownerOf, type Owners } from '../domain/owners.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type HrConnection from '../models/hr_connection.ts'
import { HrSources } from '../ports/hr_sources.ts'
import { listConnections } from '../queries/connections.ts'
import { lastFleets, lastRuns } from '../queries/list_rows.ts'
import type { integrationDataSchema } from './schemas.ts'
import { fieldLabel, showingRuns } from './shown.ts'
import { shownConnection, shownConnections } from './shown_connections.ts'
import {
  askConsentValidator,
  changeConnectionValidator,
  connectValidator,
  useConsentValidator,
} from './validators.ts'

/** As long as a screen waits for the lists of another system. */
const PATIENCE_MS = 10_000

/** HR systems that are connected. */
export default class IntegrationsController {
  async index({ containerResolver, i18n, scope }: HttpContext) {
    return shownConnections(scope, i18n, await containerResolver.make(HrSources))
  }

  async askConsent({ containerResolver, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(askConsentValidator)
    const sources = await containerResolver.make(HrSources)
    return response.created(await AskConsent.handle(scope, input, sources))
  }

  async useConsent(ctx: HttpContext) {
    const { containerResolver, i18n, inScope, params, request } = ctx
    const input = await request.validateUsing(useConsentValidator)
    const sources = await containerResolver.make(HrSources)
    const id = consentId(params)
    const connected = await UseConsent.handle(inScope, id, input, sources, explainingConsent(ctx))
    return inScope((scope) => shownConnection(scope, i18n, unwrap(connected)))
  }

  async store(ctx: HttpContext) {
    const { containerResolver, i18n, inScope, request, response } = ctx
    const input = await request.validateUsing(connectValidator)
    const sources = await containerResolver.make(HrSources)
    const connection = unwrap(await Connect.handle(inScope, input, sources, explaining(ctx)))
    return response.created(await inScope((scope) => shownConnection(scope, i18n, connection)))
  }

  async update(ctx: HttpContext) {
    const { containerResolver, i18n, inScope, params, request } = ctx
    const { owners, ...input } = await request.validateUsing(changeConnectionValidator)
    const sources = await containerResolver.make(HrSources)
    const told =
      owners && (Object.fromEntries(owners.map(({ field, owner }) => [field, owner])) as Owners)
    const changed = await ChangeConnection.handle(
      inScope,
      paramId(params),
      { ...input, ...(told && { owners: told }) },
      sources,
      explaining(ctx)
    )
    return inScope((scope) => shownConnection(scope, i18n, unwrap(changed)))
  }

  async destroy({ containerResolver, inScope, params }: HttpContext) {
    const sources = await containerResolver.make(HrSources)
    return unwrap(await RemoveConnection.handle(inScope, paramId(params), sources))
  }

  async data(ctx: HttpContext): Promise<Answer<typeof integrationDataSchema>> {
    const { i18n, inScope } = ctx
    const sources = await ctx.containerResolver.make(HrSources)
    const { connections, fleets, runs, showRun } = await inScope(async (scope) => {
      const last = await lastRuns(scope)
      return {
        connections: await listConnections(scope),
        fleets: await lastFleets(scope),
        runs: last,
        showRun: await showingRuns(scope, i18n, [...last.values()]),
      }
    })
    const say: Say = (key, params) => i18n.t(`imports.${key}`, params)
    const read = await Promise.all(connections.map((each) => listsOf(ctx, each, sources)))
    return {
      data: connections.map((connection, at) => {
        const { id, system, owners } = connection
        const run = runs.get(id)
        const fleet = fleets.get(id)
        return {
          id,
          system,
          lastRun: run ? showRun(run) : null,
          fleet: fleet
            ? {
                runId: fleet.id,
                cars: fleet.cars!,
                proposed: fleet.carsProposed,
                readAt: fleet.createdAt.toISO()!,
              }
            : null,
          fields: OWNED_FIELDS.map((field) => ({
            field,
            of: field.startsWith('contract.') ? ('CONTRACT' as const) : ('WORKER' as const),
            label: fieldLabel(field, say),
            owner: ownerOf(owners, field),
          })),
          ...read[at]!,
        }
      }),
    }
  }
}

/** What a person came back with may be anything. */
function consentId({ id }: HttpContext['params']): string {
  if (!isUuid(String(id))) throw new Problem('E_INTEGRATION_CONSENT')
  return String(id)
}

/** The lists of the other system; it may be away, and the screen is there all the same. */
async function listsOf(
  { i18n, inScope }: HttpContext,
  connection: HrConnection,
  sources: HrSources
): Promise<{ lists: ExternalLists | null; failure: string | null }> {
  const { id, system, state, openedKey } = connection
  if (state === 'PAUSED' || openedKey === null) return { lists: null, failure: null }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const source = sources.open(system, openedKey, {
      keepKey: keeping(inScope, id, openedKey),
      signal,
    })
    return { lists: await source.lists(), failure: null }
  } catch (error) {
    if (!(error instanceof HrRefusal) && !signal.aborted) throw error
    const kind = error instanceof HrRefusal ? error.kind : 'unreachable'
    const failure = i18n.t(`integrations.failure_${kind}`, { system: SYSTEM_NAMES[system] })
    return { lists: null, failure }
  }
}

function explaining({ i18n }: HttpContext): ExplainKey {
  return (code, names) => i18n.t(`integrations.key_${code}`, names)
}

/** Who let us in by an app typed no key: what opens another company, or is not known, is what they allowed. */
function explainingConsent({ i18n }: HttpContext): ExplainKey {
  return (code, names) =>
    i18n.t(
      `integrations.${['unauthorised', 'account'].includes(code) ? 'consent' : 'key'}_${code}`,
      names
    )
}
