import type { Logger } from '@adonisjs/core/logger'
import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import { WebhookSender } from '#modules/webhooks/index'
import { repeat } from './repeat.ts'
import { sayOnceAMinute } from './say_once_a_minute.ts'

const LOOKS_EVERY_MS = 1_000

/** Sends what waits for the addresses of companies; several workers may look at the same time. */
export function startWebhookClock(fetch: OutsideFetch, logger: Logger): { stop(): Promise<void> } {
  const say = sayOnceAMinute(logger)
  const tell = (error: unknown) => say('warn', 'webhooks: could not be sent; trying again', error)
  const sender = new WebhookSender(fetch, tell)
  const looks = repeat(LOOKS_EVERY_MS, () => sender.look(), tell)
  return {
    async stop() {
      await looks.stop()
      await sender.stop()
    },
  }
}
