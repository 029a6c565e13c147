import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailBillingRequest } from '../actions/mail_billing_request.ts'

interface MailBillingRequestInput extends BackgroundInput {
  billingRequestId: string
}

/** The mail to our sales about what a company asked for. */
export const mailBillingRequest = defineJob<MailBillingRequestInput>({
  name: 'mail-billing-request',
  handle: (input) =>
    asJob('mail-billing-request', input, (scope) =>
      MailBillingRequest.handle(scope, input.billingRequestId)
    ),
})
