import type { Endpoint } from '#modules/shared/http/endpoint'
import { verdictShape } from './shapes.ts'

/** A contract takes a tenth of it; a scan of fifty pages fits. */
const VERIFY_MAX_BYTES = 15 * 1024 * 1024

export const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/verify',
    handler: [() => import('./verify_controller.ts'), 'store'],
    audience: 'public',
    evenDisabled: true,
    waits: true,
    limit: 'verify',
    summary:
      'Whether a PDF is as it was sealed here: the body is the file, of which nothing is kept',
    bytes: { most: VERIFY_MAX_BYTES, tooLarge: 'E_VERIFY_TOO_LARGE' },
    response: verdictShape,
  },
]
