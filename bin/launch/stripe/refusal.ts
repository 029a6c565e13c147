/** Why Stripe refuses, as its API says it. */
export interface Reason {
  type?: string
  code?: string
  message: string
  param?: string
}

/** What Stripe refuses, in its words. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Reason

  constructor(status: number, error: Reason) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

export const missing = (kind: string, id: string, param = 'id') =>
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
