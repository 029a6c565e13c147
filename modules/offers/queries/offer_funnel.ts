import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleOffers } from './visible_offers.ts'

/** So many days back. */
export const FUNNEL_DAYS = 90

/** How far the offers of the last days came; each stage counts offers of the first. */
export interface OfferFunnel {
  days: number
  sent: number
  opened: number
  /** Whose candidate chose, or told something of their household. */
  configured: number
  accepted: number
}

/** Of the offers in sight that were sent in the last days and were not taken back into a draft since. */
export async function offerFunnel(scope: Scope): Promise<OfferFunnel> {
  const [row] = await visibleOffers(scope)
    .whereRaw(`offers.sent_at >= now() - make_interval(days => ?)`, [FUNNEL_DAYS])
    .select(
      scope.trx.raw(`count(*)::int as sent,
        count(*) filter (where offers.opened_at is not null)::int as opened,
        count(*) filter (where exists (
          select 1 from timeline_events e
          where e.company_id = offers.company_id and e.offer_id = offers.id
            and e.kind in ('CONFIGURED', 'SITUATION_CHANGED')))::int as configured,
        count(*) filter (where offers.accepted_at is not null)::int as accepted`)
    )
    .pojo<Omit<OfferFunnel, 'days'>>()
  return { days: FUNNEL_DAYS, ...row! }
}
