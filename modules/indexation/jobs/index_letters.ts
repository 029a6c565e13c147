import { enqueue } from '#modules/shared/outbox/outbox'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { SendLetterSlice } from '../actions/send_letters.ts'

interface IndexLettersInput extends BackgroundInput {
  indexationId: string
  /** Letters that left before this job. */
  part: number
}

/** Letters of one unit of work, and how many of these one job takes; the next one goes on. */
const SLICE = 100
const SLICES = 20

/** Has the letters of a run sent, slice by slice. */
export const indexLetters = defineJob<IndexLettersInput>({
  name: 'index-letters',
  async handle(input) {
    for (let slice = 0; slice < SLICES; slice++) {
      const sent = await asJob('index-letters', input, (scope) =>
        SendLetterSlice.handle(scope, input.indexationId, SLICE)
      )
      if (sent < SLICE) return
    }
    const part = input.part + SLICE * SLICES
    await asJob('index-letters', input, (scope) =>
      enqueue(scope, 'job', 'index-letters', `index-letters/${input.indexationId}/${part}`, {
        indexationId: input.indexationId,
        part,
      })
    )
  },
})
