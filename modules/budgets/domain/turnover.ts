import type { Month } from './calendar.ts'
import { ofGroups, type Groups } from './groups.ts'
import type { Plan, TurnoverStep } from './plan.ts'
import { zeros } from './steps.ts'

const TWELVE = 12

/** What is expected of a person in a month: how much of them is there, and how much of each group of cost. */
export interface Share {
  people: number
  of: Groups<number>
}

/** A person who may leave, over the months of a budget; one entry a month, fractions of a person. */
export interface Expected {
  /** How much of them is there. */
  staying: number[]
  /** Who replaces them, or who replaced them, and so on. */
  replacing: Share[]
  /** Who has their last month in this one, of both. */
  leaving: number[]
  /** Who has their first. */
  joining: number[]
}

/** The turnover of somebody in a department and cost centre; undefined where none is supposed. */
export function turnoverOf(
  { turnover }: Pick<Plan, 'turnover'>,
  place: Pick<TurnoverStep, 'departmentId' | 'costCenterId'>
): TurnoverStep | undefined {
  const says = (departmentId: string | null, costCenterId: string | null) =>
    turnover.find(
      (step) => step.departmentId === departmentId && step.costCenterId === costCenterId
    )
  return (
    says(place.departmentId, place.costCenterId) ??
    says(place.departmentId, null) ??
    says(null, place.costCenterId) ??
    says(null, null)
  )
}

/**
 * What is expected of one person from the first month on. Each month a twelfth of the year's percent of who is there has
 * its last one, which costs whole, as that of a leaver who has a name: so leavers of twelve months divided by their average
 * headcount are the percent. Who replaces them leaves as they do.
 */
export function expectedOf(
  step: TurnoverStep | undefined,
  months: readonly Month[],
  first: number
): Expected {
  const monthly = (step?.percent ?? 0) / 100 / TWELVE
  const replaced = (step?.replacedPercent ?? 0) / 100
  const vacant = step?.replacedAfterMonths ?? 0
  const none = { people: 0, of: ofGroups(() => 0) }
  const [leaving, joining] = [zeros(months.length), zeros(months.length)]
  const staying = zeros(months.length)
  const replacing = months.map((): Share => none)
  let stays = 1
  const came: { start: string; people: number }[] = []
  for (let i = first; i < months.length; i++) {
    joining[i] = (leaving[i - 1 - vacant] ?? 0) * replaced
    if (joining[i]! > 0) came.push({ start: months[i]!.first, people: joining[i]! })
    staying[i] = stays
    replacing[i] = came
      .map(({ start, people }) => times(newcomerShare(start, months[i]!), people))
      .reduce(plus, none)
    leaving[i] = (stays + replacing[i]!.people) * monthly
    stays -= stays * monthly
    for (const each of came) each.people -= each.people * monthly
  }
  return { staying, replacing, leaving, joining }
}

/**
 * What of a year falls to who came on a day: no holiday pay in the year in which they come and a part of it in the next, and
 * a part of the first year-end premium, by the months that they are there.
 */
export function newcomerShare(start: string, { year }: Month): Share {
  const came = Number(start.slice(0, 'YYYY'.length))
  const worked = (TWELVE + 1 - Number(start.slice('YYYY-'.length, 'YYYY-MM'.length))) / TWELVE
  const of = ofGroups(() => 1)
  if (year === came) Object.assign(of, { holidayPay: 0, yearEnd: worked })
  else if (year === came + 1) of.holidayPay = worked
  return { people: 1, of }
}

/** One share of another: a replacement's of who is there by then. */
export function times({ people, of }: Share, by: number): Share {
  return { people: people * by, of: ofGroups((group) => of[group] * by) }
}

function plus(a: Share, b: Share): Share {
  return { people: a.people + b.people, of: ofGroups((group) => a.of[group] + b.of[group]) }
}
