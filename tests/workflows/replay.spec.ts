import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { Worker } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { bundleWorkflows } from '#workflows/bundle'
import { installRuntime } from '#workflows/runtime'

const FOLDER = new URL('./histories/', import.meta.url)
const histories = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

async function replay(history: string) {
  const workflowBundle = await bundleWorkflows(installRuntime(logger))
  await Worker.runReplayHistory({ workflowBundle }, JSON.parse(history))
}

/** A run that is under way when we deploy goes on with the new code: it must decide as the old one did. */
test.group('Histories of earlier runs', () => {
  test('{$self} replays with the code of today')
    .with(histories)
    .run(async ({}, name) => replay(read(name)))

  test('there is one for the straight way, the cut, the rest after the cut and the failure of each run in slices, for an offer that ran out and one that changed, and for a casefile that was sealed and one that nobody signed', ({
    assert,
  }) => {
    assert.sameMembers(histories, [
      'lanes.json',
      'lanes-cut.json',
      'lanes-cut-resumed.json',
      'lanes-failed.json',
      'change.json',
      'change-cut.json',
      'change-cut-resumed.json',
      'change-failed.json',
      // Of runs from before lanes.
      'indexation.json',
      'indexation-cut.json',
      'indexation-cut-resumed.json',
      'indexation-failed.json',
      'publication.json',
      'publication-cut.json',
      'publication-cut-resumed.json',
      'publication-failed.json',
      'synchronisation.json',
      'synchronisation-cut.json',
      'synchronisation-cut-resumed.json',
      'synchronisation-failed.json',
      'follow-changed.json',
      'follow-expired.json',
      'follow-sealed.json',
      'follow-unsigned.json',
      // Of the process of offers that `follow` took the place of.
      'offer-changed.json',
      'offer-expired.json',
    ])
  })

  test('a history that the code would not have made is reported', async ({ assert }) => {
    const other = read('indexation.json').replaceAll('"recomputeSlice"', '"somethingElse"')
    const error = await replay(other).catch((failure: unknown) => failure)
    assert.instanceOf(error, DeterminismViolationError)
  })
})
