import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { ReceivePaymentEvent } from '../actions/receive_payment_event.ts'
import { CardPayments } from '../ports/card_payments.ts'

export default class PaymentEventsController {
  /** The signature is over the very bytes, so the body is read as text and not as JSON. */
  async store({ containerResolver, request, response }: HttpContext) {
    const payments = await containerResolver.make(CardPayments)
    const event = payments.readEvent(request.raw() ?? '', request.header('stripe-signature') ?? '')
    if (!event) throw new Problem('E_BAD_SIGNATURE')
    await ReceivePaymentEvent.handle(event)
    return response.noContent()
  }
}
