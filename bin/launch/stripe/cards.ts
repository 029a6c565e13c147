/** A test card: whether it can be kept for a customer, and whether it pays. */
export interface Card {
  token: string
  last4: string
  attaches: boolean
  pays: boolean
}

/** Stripe's own test cards, and what becomes of them. */
const CARDS: Record<string, Omit<Card, 'last4'>> = {
  '4242424242424242': { token: 'pm_card_visa', attaches: true, pays: true },
  '4000000000000341': { token: 'pm_card_chargeCustomerFail', attaches: true, pays: false },
  '4000000000000002': { token: 'pm_card_chargeDeclined', attaches: false, pays: false },
}

/** @param number with or without spaces */
export function cardOf(number: string): Card | null {
  const digits = number.replace(/\s/g, '')
  const card = CARDS[digits]
  return card ? { ...card, last4: digits.slice(-4) } : null
}

/** @param token `pm_card_visa` */
export function cardOfToken(token: string): Card | null {
  const found = Object.entries(CARDS).find(([, card]) => card.token === token)
  return found ? cardOf(found[0]) : null
}
