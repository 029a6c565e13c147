import app from '@adonisjs/core/services/app'
import { defineJob } from '#modules/shared/queue/job'
import { unwrap } from '#modules/shared/result'
import { unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { SyncSubscriptions } from '../actions/sync_subscriptions.ts'
import { CardPayments } from '../ports/card_payments.ts'

/** After an event of the provider; tries again while the provider does not answer. */
export const syncSubscriptions = defineJob<BackgroundInput>({
  name: 'sync-subscriptions',
  async handle(input) {
    const payments = await app.container.make(CardPayments)
    const inScope = unitsOfJob('sync-subscriptions', input)
    unwrap(await SyncSubscriptions.handle(inScope, payments))
  },
})
