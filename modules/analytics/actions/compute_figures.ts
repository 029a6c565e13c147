import type { Scope } from '#modules/shared/tenancy/scope'
import { figuresOfContract } from '../domain/figures_of_contract.ts'
import { lawIntervals, lawOn } from '../domain/law_day.ts'
import { staleContracts, type StaleContract } from '../queries/stale_contracts.ts'

/**
 * Computes one slice of the figures that are missing or of another law, and keeps them with their law set. Done twice it
 * finds less to do; of a version that was discarded meanwhile nothing is kept.
 */
export class ComputeFigures {
  /**
   * @param after where the slice before this one ended, `null` to begin
   * @param lookedAt versions that are looked at, some thousands unless told
   * @returns where the next one begins, `null` at the end; some slices find nothing
   */
  static async handle(
    scope: Scope,
    limit: number,
    after: string | null,
    lookedAt?: number
  ): Promise<{ computed: number; next: string | null }> {
    const { contracts, next } = await staleContracts(scope, limit, after, lookedAt)
    if (contracts.length === 0) return { computed: 0, next }
    const laws = lawIntervals()
    const rows = contracts.map((contract) => rowOf(contract, laws))
    await scope.trx
      .insertQuery()
      .table('contract_figures')
      .knexQuery.insert(rows)
      .onConflict(['company_id', 'contract_id'])
      .merge()
    return { computed: contracts.length, next }
  }
}

const NONE = {
  gross: null,
  full_time_gross: null,
  fraction: null,
  gross_year: null,
  total_cash: null,
  employer_cost: null,
  fixed: null,
  costs: null,
  variable: null,
  benefits: null,
  holiday_pay: null,
  year_end: null,
}

function rowOf(contract: StaleContract, laws: ReturnType<typeof lawIntervals>) {
  const law = lawOn(contract.lawDay, laws)
  const kept = {
    contract_id: contract.contractId,
    package_id: contract.packageId,
    package_version: contract.packageVersion,
    law_set: law.id,
    law_hash: law.hash,
    computed_at: new Date(),
  }
  const computed = figuresOfContract(contract, contract.lawDay)
  if ('failure' in computed)
    return { ...kept, ...NONE, failure: computed.failure, reductions: '[]' }
  const { months, reductions, ...figures } = computed.figures
  return {
    ...kept,
    failure: null,
    gross: figures.gross,
    full_time_gross: figures.fullTimeGross,
    fraction: figures.fraction.toFixed(5),
    gross_year: figures.grossYear,
    total_cash: figures.totalCash,
    employer_cost: figures.employerCost,
    fixed: months.remunerationsFixes,
    costs: months.frais,
    variable: months.remunerationsVariables,
    benefits: months.avantages,
    holiday_pay: months.doublePeculeVacances,
    year_end: months.primeFinAnnee,
    reductions: JSON.stringify(reductions),
  }
}
