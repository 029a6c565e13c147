import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { promiseLateMails } from '#modules/shared/mail/late_mails'
import { sayOnceAMinute } from './say_once_a_minute.ts'

const LOOKS_EVERY_MS = 15_000

/** Looks for mails that should have left by now and promises them again; several workers may look at the same time. */
export function startMailClock(logger: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const say = sayOnceAMinute(logger)
  const tell = (error: unknown) =>
    say('warn', 'mails: late ones could not be promised again', error)

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await promiseLateMails(tell).catch(tell)
      await sleep(LOOKS_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
