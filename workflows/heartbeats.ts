import type { ActivityInterceptorsFactory } from '@temporalio/worker'

/** Beats between two of which a worker may be silent; one that is late is no death. */
const BEATS = 3

/**
 * Says of each activity whose process asks for it (`heartbeatTimeout`) that its worker lives, as long as it works: one that
 * is killed is missed then, and not after the longest that the activity may take.
 */
export const heartbeats: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    async execute(input, next) {
      const { heartbeatTimeoutMs } = context.info
      if (!heartbeatTimeoutMs) return next(input)
      const beats = setInterval(() => context.heartbeat(), heartbeatTimeoutMs / BEATS)
      try {
        return await next(input)
      } finally {
        clearInterval(beats)
      }
    },
  },
})
