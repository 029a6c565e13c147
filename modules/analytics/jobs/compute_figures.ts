import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { enqueue } from '#modules/shared/outbox/outbox'
import { ComputeFigures } from '../actions/compute_figures.ts'

interface ComputeFiguresInput extends BackgroundInput {
  /** What asked for it. */
  cause: string
  /** How many jobs ran before this one for the same cause. */
  part?: number
  /** Where the one before ended. */
  after?: string | null
  /** What was computed since it began at the first version. */
  found?: number
}

/** Contracts of one unit of work: a tenth of a second of the engine. */
const SLICE = 250
/** Slices of one job, which ends within a minute; the next one goes on. */
const SLICES = 40

/**
 * Computes all that is missing or of another law, slice by slice, so that what is computed can be seen at once. Having
 * come to the end it begins again, for what came behind it meanwhile, until all that is left fits into one slice.
 */
export const computeFigures = defineJob<ComputeFiguresInput>({
  name: 'compute-figures',
  async handle(input) {
    let { after = null, found = 0 } = input
    for (let slice = 0; slice < SLICES; slice++) {
      const { computed, next } = await asJob('compute-figures', input, (scope) =>
        ComputeFigures.handle(scope, SLICE, after)
      )
      found += computed
      after = next
      if (next !== null) continue
      if (found < SLICE) return
      found = 0
    }
    const part = (input.part ?? 0) + 1
    await asJob('compute-figures', input, (scope) =>
      enqueue(scope, 'job', 'compute-figures', `figures/${input.cause}/${part}`, {
        cause: input.cause,
        part,
        after,
        found,
      })
    )
  },
})
