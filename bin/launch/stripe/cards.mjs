/** Stripe's own test cards, and what becomes of them. */
export const CARDS = {
  4242424242424242: { token: 'pm_card_visa', attaches: true, pays: true },
  4000000000000341: { token: 'pm_card_chargeCustomerFail', attaches: true, pays: false },
  4000000000000002: { token: 'pm_card_chargeDeclined', attaches: false, pays: false },
}

/** @param {string} number with or without spaces @returns {{token: string, last4: string, attaches: boolean, pays: boolean} | null} */
export function cardOf(number) {
  const digits = number.replace(/\s/g, '')
  const card = CARDS[digits]
  return card ? { ...card, last4: digits.slice(-4) } : null
}

/** @param {string} token `pm_card_visa` */
export function cardOfToken(token) {
  const number = Object.keys(CARDS).find((digits) => CARDS[digits].token === token)
  return number ? cardOf(number) : null
}
