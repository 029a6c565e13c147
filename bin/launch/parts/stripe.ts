import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.ts'
import { ACCOUNT } from '../stripe/account.ts'
import type { Part } from '../process/children.ts'

/**
 * The server in Stripe's place: its API, its pages, its webhooks.
 *
 * @param options webPort: where webhooks go; file
 *   keeps customers and subscriptions over a restart
 */
export function stripePart({
  name = 'stripe',
  port,
  webPort,
  file,
}: {
  name?: string
  port: number
  webPort: number
  file?: string
}): Part {
  return {
    name,
    command: NODE,
    args: [
      inRoot('bin', 'launch', 'stripe', 'server.ts'),
      String(port),
      `http://127.0.0.1:${webPort}/api/billing/webhook`,
      ...(file ? [file] : []),
    ],
    isReady: () => isListening(port),
  }
}

/** @returns how the application finds it */
export const stripeVariables = (port: number): Record<string, string> => ({
  STRIPE_SECRET_KEY: ACCOUNT.secretKey,
  STRIPE_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
})
