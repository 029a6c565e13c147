import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Logger } from '@adonisjs/core/logger'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'

/** One line for each attempt of an activity, with the request it was asked by. */
export function activityLog(logger: Logger): ActivityInterceptorsFactory {
  return ({ info }) => ({
    inbound: {
      async execute(input, next) {
        const { companyId, requestId } = input.args[0] as BackgroundInput
        const line = {
          activity: info.activityType,
          id: info.workflowExecution?.workflowId,
          requestId,
          company: companyId,
        }
        const started = performance.now()
        try {
          const result = await next(input)
          logger.info({ ...line, ms: Math.round(performance.now() - started) }, 'activity done')
          return result
        } catch (error) {
          logger.warn({ ...line, err: error, attempt: info.attempt }, 'activity failed')
          throw error
        }
      },
    },
  })
}
