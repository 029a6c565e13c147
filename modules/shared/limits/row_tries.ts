import type { LucidModel } from '@adonisjs/lucid/types/model'

/** After as many wrong guesses a link, a waiting session and a text message's code open nothing any more. */
export const MOST_TRIES = 5

/**
 * Counts one guess at a row before it is judged, in one statement: of a thousand in the same moment five are counted.
 * False for a row that is void.
 */
export async function takeTry(model: LucidModel, id: string): Promise<boolean> {
  const counted = await model
    .query()
    .where('id', id)
    .where('tries', '<', MOST_TRIES)
    .increment('tries', 1)
  return Number(counted) === 1
}

/** For a guess that was right, or none. */
export async function giveTryBack(model: LucidModel, id: string): Promise<void> {
  await model.query().where('id', id).where('tries', '>', 0).decrement('tries', 1)
}
