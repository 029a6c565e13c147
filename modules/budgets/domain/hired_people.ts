import { lawDayOf, monthsOfRequest } from '#modules/analytics/index'
import { engagementOn } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { yearOfCost } from './groups.ts'
import type { Person } from './person.ts'
import type { PlannedHire } from './plan.ts'

/** Hires as people without a name, on what their package held when they were planned. */
export function hiredPeople(hires: readonly PlannedHire[]): Person[] {
  return hires.map(({ count, startDate, departmentId, costCenterId, content }) => {
    const lawDay = lawDayOf(startDate, null, today())
    const flow = monthsOfRequest({
      date: lawDay,
      company: content.company,
      worker: content.worker,
      package: {
        ...content.package,
        ...engagementOn(content.package, content.date, lawDay),
        packageType: content.packageType,
      },
    })
    return {
      workerId: null,
      departmentId,
      costCenterId,
      count,
      versions: [
        {
          contractId: null,
          start: startDate,
          end: null,
          step: 'mix',
          gross: null,
          cost: 'failure' in flow ? null : yearOfCost(flow.months),
          lawDay,
          ...content,
        },
      ],
    }
  })
}
