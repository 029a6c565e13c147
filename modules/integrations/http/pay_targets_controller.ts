import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { workersByExternalId } from '#modules/team/index'
import { keeping } from '../actions/connect.ts'
import { RequestPaySending } from '../actions/request_pay_sending.ts'
import { SavePayCodes } from '../actions/save_pay_codes.ts'
import { HrRefusal } from '../domain/hr_system.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import { HrSources } from '../ports/hr_sources.ts'
import { findPayTarget, listPayTargets, payCodesOf, type PayCode } from '../queries/pay_targets.ts'
import { payToSend } from '../queries/pay_to_send.ts'
import type {
  payCodesSchema,
  payOffersSchema,
  payTargetsSchema,
  payToSendPageSchema,
} from './schemas.ts'
import { shownPay } from './shown_pay.ts'
import { listPayToSendValidator, payCodesValidator, sendPayValidator } from './validators.ts'

/** As long as a screen waits for the list of another system. */
const PATIENCE_MS = 10_000

/** HR systems in which pay elements are granted. */
export default class PayTargetsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof payTargetsSchema>> {
    const targets = await listPayTargets(scope)
    return {
      data: targets.map(({ id, system, state }) => ({
        id,
        system,
        name: SYSTEM_NAMES[system],
        state,
      })),
    }
  }

  async codes(ctx: HttpContext): Promise<Answer<typeof payOffersSchema>> {
    const { containerResolver, i18n, inScope, params } = ctx
    const { connection, codes, personId } = await inScope(async (scope) => {
      const target = unwrap(await findPayTarget(scope, paramId(params)))
      const [first] = (await workersByExternalId(scope, target.system)).keys()
      return {
        connection: target,
        codes: codesShown(await payCodesOf(scope, target.id)),
        personId: first,
      }
    })
    const { id, system, state, openedKey } = connection
    const failed = (why: string) => ({
      offers: null,
      failure: i18n.t(`integrations.${why}`, { system: SYSTEM_NAMES[system] }),
      codes,
    })
    if (state === 'PAUSED' || openedKey === null) return failed('pay_paused')
    if (personId === undefined) return failed('pay_nobody')
    const sources = await containerResolver.make(HrSources)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const source = sources.open(system, openedKey, {
        keepKey: keeping(inScope, id, openedKey),
        signal,
      })
      return { offers: await source.payElements!(personId), failure: null, codes }
    } catch (error) {
      if (!(error instanceof HrRefusal) && !signal.aborted) throw error
      return failed(`pay_${error instanceof HrRefusal ? error.kind : 'unreachable'}`)
    }
  }

  async saveCodes({ params, request, scope }: HttpContext): Promise<Answer<typeof payCodesSchema>> {
    const { codes } = await request.validateUsing(payCodesValidator)
    const said = codes.map(({ each = null, ...code }) => ({ ...code, each }))
    const saved = unwrap(await SavePayCodes.handle(scope, paramId(params), said))
    return { codes: codesShown(saved) }
  }

  async elements({
    i18n,
    params,
    request,
    scope,
  }: HttpContext): Promise<Answer<typeof payToSendPageSchema>> {
    const input = await request.validateUsing(listPayToSendValidator, { data: request.qs() })
    const { month, page = 1, perPage = 25 } = input
    const target = unwrap(await findPayTarget(scope, paramId(params)))
    const all = await payToSend(scope, target, month)
    const { rows, show, ...sums } = await shownPay(scope, i18n, target, all, {
      page,
      perPage,
    })
    const listed = { rows, page, perPage, total: all.length, estimated: false }
    return { ...toLongPage(listed, show), ...sums }
  }

  async send({ params, request, response, scope }: HttpContext) {
    const { month } = await request.validateUsing(sendPayValidator)
    const asked = await RequestPaySending.handle(scope, paramId(params), month)
    return response.accepted(unwrap(asked))
  }
}

function codesShown(codes: ReadonlyMap<string, PayCode>) {
  return [...codes].map(([kindId, code]) => ({ kindId, ...code }))
}
