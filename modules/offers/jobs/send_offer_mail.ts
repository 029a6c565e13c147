import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { GiveMailLink } from '../actions/give_mail_link.ts'
import { SendOfferMail } from '../actions/send_offer_mail.ts'

interface SendOfferMailInput extends BackgroundInput {
  mailId: string
}

/** A mail of an offer: first its link, then itself. Does nothing when it has left already. */
export const sendOfferMail = defineJob<SendOfferMailInput>({
  name: 'send-offer-mail',
  async handle(input) {
    const secret = await asJob('send-offer-mail', input, (scope) =>
      GiveMailLink.handle(scope, input.mailId)
    )
    await asJob('send-offer-mail', input, (scope) =>
      SendOfferMail.handle(scope, input.mailId, secret)
    )
  },
})
