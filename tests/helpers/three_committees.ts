import { inTenant } from '#modules/shared/tenancy/unit_of_work'

/** Committee, kind of work and gross pay a month (EUR) of three people. */
export const COMMITTEES = [
  ['BECP200', 'EMPLOYE', 5000],
  ['BECP302', 'EMPLOYE', 2600],
  ['BECP14003', 'OUVRIER', 2600],
] as const

/** Makes the three people of a fresh company people of three committees, whose contracts hold since 2024. */
export async function ofThreeCommittees(companyId: string): Promise<void> {
  await inTenant(companyId, async (trx) => {
    await trx.from('contracts').update({ start_date: '2024-01-01', end_date: null })
    const contracts = await trx.from('contracts').orderBy('id').select('package_id as packageId')
    for (const [at, { packageId }] of contracts.entries()) {
      const [commissionParitaire, employmentType, salaireBrut] = COMMITTEES[at]!
      const computeModelConfig = { commissionParitaire, employmentType }
      await trx
        .from('packages')
        .where('id', packageId)
        .update({ package_type: 'FIX', package: { computeModelConfig, salaireBrut } })
    }
  })
}
