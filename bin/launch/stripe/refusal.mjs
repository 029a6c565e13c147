/** What Stripe refuses, in its words. */
export class Refusal extends Error {
  /** @param {number} status @param {{type?: string, code?: string, message: string, param?: string}} error */
  constructor(status, error) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

export const missing = (kind, id, param = 'id') =>
  new Refusal(404, {
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export const declined = () =>
  new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  })
