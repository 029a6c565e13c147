import type { Logger } from '@adonisjs/core/logger'
import { enqueueLateMails } from '#modules/shared/mail/late_mails'
import { repeat } from './repeat.ts'
import { sayOnceAMinute } from './say_once_a_minute.ts'

const LOOKS_EVERY_MS = 15_000

/** Looks for mails that should have left by now and enqueues them again; several workers may look at the same time. */
export function startMailClock(logger: Logger): { stop(): Promise<void> } {
  const say = sayOnceAMinute(logger)
  const tell = (error: unknown) =>
    say('warn', 'mails: late ones could not be enqueued again', error)
  return repeat(LOOKS_EVERY_MS, () => enqueueLateMails(tell), tell)
}
