import { DANGEROUSLY_acrossCompanies } from '#modules/shared/tenancy/unit_of_work'

/** The company that pays as this customer, or null: the account at the provider may serve other products. */
export async function findPayer(customerId: string): Promise<string | null> {
  const row = await DANGEROUSLY_acrossCompanies('find-payer', (trx) =>
    trx
      .from('billing_accounts')
      .where('stripe_customer_id', customerId)
      .select('company_id as companyId')
      .first()
  )
  return row?.companyId ?? null
}
