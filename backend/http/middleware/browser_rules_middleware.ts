import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { secureCookies } from '#config/app'

const TWO_YEARS_S = 2 * 365 * 24 * 3600

/** Nothing of the machine is needed; what a browser invents next stays off for other sites' frames anyhow. */
const SWITCHED_OFF = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'],
]

/** What a browser is told with every answer: pages, calls, files and refusals alike. */
const RULES: [name: string, value: string][] = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ')],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  // Companies live below the product's domain.
  ...(secureCookies
    ? [
        ['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`] as [
          string,
          string,
        ],
      ]
    : []),
]

/**
 * Headers that belong to no single page. An answer of the API is private and stays in no cache, unless its endpoint
 * says otherwise; one that any cache may keep sets no cookie.
 */
export default class BrowserRulesMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    // On Node's own answer: files of the bundle never pass through Adonis'.
    for (const [name, value] of RULES) response.response.setHeader(name, value)
    if (request.url().startsWith('/api/')) response.header('cache-control', 'private, no-store')
    await next()
    // A file of the bundle is on its way by now, without a cookie.
    if (response.headersSent) return
    if (String(response.getHeader('cache-control')).startsWith('public'))
      response.removeHeader('set-cookie')
  }
}
