import { Test } from '@japa/runner/core'
import { recordAgain } from '#tests/records_reporter'
import { leave } from './visit.ts'

/**
 * A browser test that failed is tried once more (bin/launch/checks/plan.ts). That try begins without the pages of the
 * first, which would go on computing beside it and whose complaints would fail it at its end; why the first failed is
 * recorded.
 */
export function beginSecondTriesAnew(): void {
  Test.executing((test) => {
    const { executor } = test.options
    if (!executor) return
    const tryIt = executor as (...given: unknown[]) => Promise<unknown>
    let failed: unknown = new Error('Test timeout')
    const anew = async (...given: unknown[]) => {
      if ((test.options.retryAttempt ?? 1) > 1)
        recordAgain(test.title, [failed, ...(await leave(test))])
      try {
        return await tryIt(...given)
      } catch (error) {
        failed = error
        throw error
      }
    }
    test.options.executor = anew as typeof executor
  })
}
