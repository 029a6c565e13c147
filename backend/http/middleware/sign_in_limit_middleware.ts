import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import {
  aimAtAddress,
  aimAtAddressProof,
  aimAtFactor,
  aimAtLink,
  aimAtPerson,
  aimAtWaiting,
} from '#modules/accounts/index'
import type { LimitKind } from '#modules/shared/http/endpoint'
import { aimAtPortalLink } from '#modules/portal/index'
import { aimAtName, aimAtOpened } from '#modules/shared/links/browser'
import type { Aim, Aiming } from '#modules/shared/limits/aim'
import { giveTriesBack, takeTries, type Allowance, type Try } from '#modules/shared/limits/tries'
import { UnderWay } from '#modules/shared/limits/under_way'
import { Places } from '#modules/shared/tenancy/places'
import { networkOf } from '#modules/shared/values/network_of'
import { companyOf } from '../company_of.ts'

interface LimitRule {
  aim: Aiming
  /** Of an address, where it is not that of guesses. */
  ofAddress?: Allowance
  /** Whether an answer costs the try; otherwise it is given back. */
  costs: (ctx: HttpContext) => boolean
  /** How soon a try of one address at one account comes back, and one of all together at that account. */
  pairPauseS: number
  accountPauseS: number
}

/** A flood of tries at one company waits for itself; the other companies do not wait for it. */
const counting = new Places({ all: 8, each: 5, waitMs: 3_000 })

/** What this process judges now, by kind of limit and account. */
const judging = new UnderWay()

const MINUTE_S = 60
const GUESSES = { pairPauseS: 15 * MINUTE_S, accountPauseS: 3 * MINUTE_S }
const LETTERS = { pairPauseS: 60 * MINUTE_S, accountPauseS: 15 * MINUTE_S }

/** At one account. */
const FIVE = 5
/** The row itself is void after five; further tries are refused before it is looked up. */
const AT_ROW: Allowance = { burst: 10, pauseS: 20 }
/** An office guesses behind one address. */
const OF_ADDRESS: Allowance = { burst: 30, pauseS: 30 }
/** Ten files a minute. */
const OF_VERIFYING: Allowance = { burst: 10, pauseS: 6 }
/** For guessing spread over many addresses and accounts: high, so that one address does not use up the tries of others. */
const OF_COMPANY: Allowance = { burst: 300, pauseS: 3 }

const noAim: Aiming = async () => ({ account: null })
const answers =
  (...statuses: number[]) =>
  ({ response }: HttpContext) =>
    statuses.includes(response.getStatus())
const sends = ({ response }: HttpContext) => response.getStatus() < 400
/** The password was right where the second factor is asked for. */
const wrongPassword = (ctx: HttpContext) => answers(401)(ctx) && ctx.refusal !== 'E_SECOND_FACTOR'

const LIMITS: Record<LimitKind, LimitRule> = {
  'sign-in': { aim: aimAtAddress, costs: wrongPassword, ...GUESSES },
  'code': { aim: aimAtLink, costs: answers(401), ...GUESSES },
  'portal': { aim: aimAtPortalLink, costs: answers(401), ...GUESSES },
  'address': { aim: aimAtAddressProof, costs: answers(401), ...GUESSES },
  'factor': { aim: aimAtFactor, costs: answers(401), ...GUESSES },
  'proof': { aim: aimAtPerson, costs: answers(401, 422), ...GUESSES },
  'link': { aim: noAim, costs: answers(404), ...GUESSES },
  'secret': { aim: aimAtName, costs: answers(404), ...GUESSES },
  'opened': { aim: aimAtOpened, costs: answers(404), ...GUESSES },
  'mail': { aim: aimAtAddress, costs: sends, ...LETTERS },
  'message': { aim: aimAtWaiting, costs: sends, ...LETTERS },
  'verify': { aim: noAim, costs: () => true, ofAddress: OF_VERIFYING, ...GUESSES },
}

/**
 * Slows down guessing. A try is taken before the work and given back after it where nothing wrong was guessed: of a
 * thousand in the same moment five are judged. Taken in PostgreSQL outside the tenant's transaction, so that a refused
 * request counts too, also over several web processes and when the queue is down.
 */
export default class SignInLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { limit }: { limit: LimitKind }) {
    const companyId = await companyOf(ctx)
    const aim = await LIMITS[limit].aim(ctx, companyId)
    const tries = triesAt(limit, aim, networkOf(ctx.request.ip()), companyId)
    const take = () => counting.use(companyId, () => takeTries(tries))
    const judge = async () => {
      ctx.counted = (await aim.count?.()) ?? null
      await next()
      if (LIMITS[limit].costs(ctx)) return
      if (tries.length > 0) await giveTriesBack(tries)
      await ctx.counted?.giveBack()
    }
    if (tries.length === 0) return judge()
    const whose = tries.find(({ by }) => by === 'account' || by === 'browser')
    return judging.judge(whose ? `${limit}|${whose.value}` : null, take, judge)
  }
}

/**
 * What a try is counted by, from narrow to wide. An address that guessed wrong at an account is shut out of it for long;
 * the account itself is only slowed, so that guesses from elsewhere do not lock its owner out. A browser that
 * the account knows has tries of its own.
 */
function triesAt(
  limit: LimitKind,
  { account, knownBrowser, at, proven }: Aim,
  address: string,
  companyId: string
): Try[] {
  if (proven) return []
  const { pairPauseS, accountPauseS, ofAddress = OF_ADDRESS } = LIMITS[limit]
  const whose = `${companyId}|${account}`
  if (knownBrowser) {
    const value = `${whose}|${knownBrowser}`
    return [{ limit, by: 'browser', value, burst: FIVE, pauseS: accountPauseS }]
  }
  const keys: (Omit<Try, 'limit'> | false)[] = [
    at !== undefined && { by: 'at', value: `${companyId}|${at}`, ...AT_ROW },
    account !== null && {
      by: 'pair',
      value: `${whose}|${address}`,
      burst: FIVE,
      pauseS: pairPauseS,
    },
    account !== null && { by: 'account', value: whose, burst: FIVE, pauseS: accountPauseS },
    { by: 'address', value: address, ...ofAddress },
    // A link counts for itself: guesses at links that do not exist must not shut out the whole company.
    limit !== 'code' && limit !== 'portal' && { by: 'company', value: companyId, ...OF_COMPANY },
  ]
  return keys.filter((key) => key !== false).map((key) => ({ limit, ...key }))
}
