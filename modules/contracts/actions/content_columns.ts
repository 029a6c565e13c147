import type { ContractContent } from '../domain/contract_content.ts'

/** What a person decided, as the table names its columns. */
export function contentColumns(content: ContractContent) {
  return {
    kind: content.kind,
    start_date: content.startDate,
    end_date: content.endDate,
    contract_location_id: content.contractLocationId,
    cost_center_id: content.costCenterId,
    schedule: content.schedule,
    is_variable_schedule: content.isVariableSchedule,
    reason: content.reason,
    work_description: content.workDescription,
    replaced_worker_id: content.replacedWorkerId,
  }
}
