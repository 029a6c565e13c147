import { DANGEROUSLY_acrossCompanies } from '#modules/shared/tenancy/unit_of_work'

/** An address for which something is due, and whose it is. */
export interface DueAddress {
  companyId: string
  addressId: string
}

const MOST = 200

/** The addresses of all companies for which something is due and that nobody has taken; who waits longest comes first. */
export async function dueAddresses(): Promise<DueAddress[]> {
  const { rows } = await DANGEROUSLY_acrossCompanies('due-webhooks', (trx) =>
    trx.rawQuery(
      `select a.company_id as "companyId", a.id as "addressId"
       from webhook_addresses a, lateral (
         select min(next_at) as next_at from webhook_deliveries d
         where d.company_id = a.company_id and d.address_id = a.id and d.status = 'WAITING' and d.next_at <= now()
       ) due
       where due.next_at is not null and a.is_active
         and coalesce(a.rests_until, a.created_at) <= now() and coalesce(a.taken_until, a.created_at) <= now()
       order by due.next_at limit ${MOST}`
    )
  )
  return rows
}
