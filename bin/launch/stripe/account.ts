/**
 * What Barema is to the local server. Nothing here is a secret: all who reach the server may pay with test cards
 * only, and its webhooks only say when to look.
 */
export const ACCOUNT = {
  secretKey: 'sk_test_barema_local',
  webhookSecret: 'whsec_barema_local',
}

/** The monthly prices of the demo, in cents. config/payments.ts knows their ids. */
export const PRICES = [
  { id: 'price_essential', nickname: 'Essentiel', unit_amount: 14900 },
  { id: 'price_full', nickname: 'Complet', unit_amount: 34900 },
  { id: 'price_sync', nickname: 'Synchronisation', unit_amount: 7900 },
  { id: 'price_ai_chat', nickname: 'Assistant IA', unit_amount: 4900 },
]
