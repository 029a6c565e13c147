import env from '#backend/start/env'

/** A server that speaks Stripe's API, in Stripe's place: for tests and the demo (bin/stripe.ts). */
const apiUrl = env.get('STRIPE_API_URL')

/** What the local server calls its prices. */
const LOCAL_PRICES = {
  ESSENTIAL: 'price_essential',
  FULL: 'price_full',
  SYNC: 'price_sync',
  AI_CHAT: 'price_ai_chat',
}

const PRICES = {
  ESSENTIAL: env.get('STRIPE_PRICE_ESSENTIAL'),
  FULL: env.get('STRIPE_PRICE_FULL'),
  SYNC: env.get('STRIPE_PRICE_SYNC'),
  AI_CHAT: env.get('STRIPE_PRICE_AI_CHAT'),
}

/** Card payments by Stripe. Without a key plans are asked for and not bought; without a price an article is not for sale. */
export default {
  secretKey: env.get('STRIPE_SECRET_KEY')?.release() ?? '',
  webhookSecret: env.get('STRIPE_WEBHOOK_SECRET')?.release() ?? '',
  apiUrl,
  /** Stripe's id of each article's monthly price. */
  prices: defined(apiUrl ? LOCAL_PRICES : PRICES),
}

function defined<T extends object>(record: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value)) as T
}
