import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import type * as activities from './activities.ts'
import type { FollowInput } from './contract.ts'
import { untilNothingComes, withoutEnd } from './until_nothing_comes.ts'

/** Follows one subject, whatever its type: what comes next, and what to do then, its owner says. */
export async function follow({ clock, ...input }: FollowInput): Promise<void> {
  const { dueStepOf, takeStep } = proxyActivities<typeof activities>(withoutEnd(clock))
  await untilNothingComes(
    {
      due: (at) => dueStepOf({ ...input, at }),
      take: (step, at) => takeStep({ ...input, step, at }),
      resume: (goesOn) => continueAsNew<typeof follow>({ ...input, clock: goesOn }),
    },
    clock
  )
}
