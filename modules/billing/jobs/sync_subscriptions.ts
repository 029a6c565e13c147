import app from '@adonisjs/core/services/app'
import { defineJob } from '#modules/shared/queue/job'
import { unwrap } from '#modules/shared/result'
import { asJob, type BackgroundInput, type InScope } from '#modules/shared/tenancy/scopes'
import { SyncSubscriptions } from '../actions/sync_subscriptions.ts'
import { CardPayments } from '../ports/card_payments.ts'

/** After an event of the provider; tries again while the provider does not answer. */
export const syncSubscriptions = defineJob<BackgroundInput>({
  name: 'sync-subscriptions',
  async handle(input) {
    const payments = await app.container.make(CardPayments)
    const inScope: InScope = (work) => asJob('sync-subscriptions', input, work)
    unwrap(await SyncSubscriptions.handle(inScope, payments))
  },
})
