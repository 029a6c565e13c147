import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'

const unreadable = new WeakSet<IncomingMessage>()

/**
 * What the server does (`onBadUrl`) with a request whose path is no text (`%ff`), of which it makes no context: it is
 * handled as one to the API, for a problem like any other, with its sentence, its id and its line in the log.
 */
export async function handleUnreadable(
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  unreadable.add(request)
  request.url = '/api/'
  const server = await app.container.make('server')
  await server.handle(request, response)
}

/** Refuses what came in so. */
export default class ReadableAddressMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (unreadable.has(request.request)) throw new Problem('E_MALFORMED_REQUEST')
    return next()
  }
}
