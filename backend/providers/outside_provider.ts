import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'
import { answerWaits, reachingOut, toldOnce } from '#modules/shared/tenancy/outside'

/** The framework's clients of services outside: mails (those that tests keep too) and files, on this machine or on S3. */
export default class OutsideProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.resolving('mail.manager', (mail) => {
      const send = mail.send.bind(mail)
      mail.send = async (...message) => {
        reachingOut('The mail server')
        return send(...message)
      }
    })
    this.app.container.resolving('drive.manager', (drive) => {
      const use = drive.use.bind(drive)
      drive.use = (name) => guarded(use(name), 'The files')
    })
    if (this.app.inProduction)
      answerWaits(toldOnce((found) => logger.error({ err: found }, 'waits in a unit of work')))
  }
}

/** The same, but each call says first that it reaches out. */
function guarded<T extends object>(thing: T, whom: string): T {
  return new Proxy(thing, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        reachingOut(whom)
        return value.apply(target, args)
      }
    },
  })
}
