import { isTrustedProxies } from '#modules/shared/http/trusted_proxies'
import { estimatedBits } from '#modules/shared/keys/estimated_bits'

/** What decides whether an installation may begin (backend/start/env.ts). */
interface Settings {
  get(name: 'NODE_ENV'): string
  get(name: 'PORT'): number
  get(name: 'APP_KEY'): { release(): string }
  get(name: 'APP_DOMAIN' | 'APP_URL' | 'TRUST_PROXY'): string | undefined
}

/** A key of 32 random signs has about 120 bits by this estimate, one of `openssl rand -base64 32` about 200. */
const FEWEST_BITS = 96

/**
 * Stops a process that could not be safe: every reason at once, each with what to do.
 *
 * @throws Error that an operator reads in the log
 */
export function refuseUnfit(settings: Settings): void {
  const reasons = [...always(settings), ...inProduction(settings)]
  if (reasons.length > 0) throw new Error(`Barema does not start.\n- ${reasons.join('\n- ')}`)
}

function always(settings: Settings): string[] {
  return isTrustedProxies(settings.get('TRUST_PROXY'))
    ? []
    : [
        'TRUST_PROXY is the number of proxies in front, or their addresses (10.0.0.2, 10.1.0.0/16) separated by commas.',
      ]
}

function inProduction(settings: Settings): string[] {
  if (settings.get('NODE_ENV') !== 'production') return []
  const reasons: string[] = []
  const domain = settings.get('APP_DOMAIN') || 'localhost'
  const front = new URL(settings.get('APP_URL') || `http://${domain}:${settings.get('PORT')}`)
  if (front.protocol !== 'https:' && !(isLocal(front.hostname) && isLocal(domain)))
    reasons.push(
      `APP_URL must begin with https:// (it is ${front.origin}, companies live below ${domain}); only localhost may do without.`
    )
  if (estimatedBits(settings.get('APP_KEY').release()) < FEWEST_BITS)
    reasons.push(
      'APP_KEY is too easy to guess: make one with `openssl rand -base64 32` and put the present one into APP_KEYS_READ.'
    )
  return reasons
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
}
