import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.mjs'
import { ACCOUNT } from '../stripe/account.mjs'

/**
 * The server in Stripe's place: its API, its pages, its webhooks.
 *
 * @param {{name?: string, port: number, webPort: number, file?: string}} options webPort: where webhooks go; file
 *   keeps customers and subscriptions over a restart
 * @returns {import('../process/children.mjs').Part}
 */
export function stripePart({ name = 'stripe', port, webPort, file }) {
  return {
    name,
    command: NODE,
    args: [
      inRoot('bin', 'launch', 'stripe', 'server.mjs'),
      String(port),
      `http://127.0.0.1:${webPort}/api/billing/webhook`,
      ...(file ? [file] : []),
    ],
    isReady: () => isListening(port),
  }
}

/** @param {number} port @returns {Record<string, string>} how the application finds it */
export const stripeVariables = (port) => ({
  STRIPE_SECRET_KEY: ACCOUNT.secretKey,
  STRIPE_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
})
