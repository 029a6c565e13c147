import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { ContractContent } from '../domain/contract_content.ts'
import type Contract from '../models/contract.ts'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import { lockContract, lockLine } from '../queries/find_contract.ts'
import { contentOf, prepareEdit } from '../queries/prepare_contract.ts'
import { refusalToday } from '../queries/standing_today.ts'
import { askForFiguresOf } from './ask_for_figures.ts'
import { contractRefusal, type ExplainContract } from './contract_refusal.ts'
import { endBefore } from './line_of_versions.ts'

/** What is left out stays; `version` is the one the person saw. */
export type UpdateContractInput = Partial<ContractContent> & { version: number }

/** Changes a version without signatures. The one before ends the day before its first day, wherever that moves. */
export class UpdateContract {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdateContractInput,
    explain: Pick<ExplainContract, 'problem' | 'overlap'>
  ): Promise<Result<Contract>> {
    const found = await lockLine(scope, id)
    if (!found.ok) return found
    const contract = found.value
    if (contract.version !== version) return fail('E_STALE_VERSION')
    const refused = await refusalToday(scope, contract, 'edit')
    if (refused) return fail(refused)
    const agreed = await (await app.container.make(ContractCasefiles)).changing(scope, id)
    if (!agreed.ok) return agreed
    const given = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined)
    )
    const prepared = await prepareEdit(scope, contract, { ...contentOf(contract), ...given })
    if (!prepared.ok) return prepared
    const wrong = contractRefusal(prepared.value, explain)
    if (wrong) return wrong
    const { content, origin } = prepared.value
    if (origin.previous && contract.changeType !== 'CORRECTION') {
      const previous = await lockContract(scope, origin.previous.id)
      if (!previous.ok) return previous
      // The later of the two moves first: on no day do both hold.
      if (content.startDate <= contract.startDate.toISODate()!)
        await endBefore(previous.value, content.startDate)
      await save(contract, content)
      await endBefore(previous.value, content.startDate)
    } else await save(contract, content)
    await record(
      scope,
      'contract.updated',
      { type: 'contract', id },
      { fields: Object.keys(given) }
    )
    await askForFiguresOf(scope, contract)
    return ok(contract)
  }
}

async function save(contract: Contract, content: ContractContent): Promise<void> {
  const { startDate, endDate, ...fields } = content
  await contract
    .merge({
      ...fields,
      startDate: DateTime.fromISO(startDate),
      endDate: endDate === null ? null : DateTime.fromISO(endDate),
      version: contract.version + 1,
    })
    .save()
}
