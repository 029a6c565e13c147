import sirv from 'sirv'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Names of built files hold their content's hash: a browser never asks for one twice. */
const A_YEAR_S = 31_536_000

/**
 * Serves what Vite built under public/, in the form the browser takes: vite.config.ts writes each file also
 * compressed. The list is read once, since a running release does not get other files.
 */
export default class AssetsMiddleware {
  readonly #serve = sirv(app.publicPath(), {
    dev: !app.inProduction,
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: A_YEAR_S,
    immutable: true,
  })

  handle({ request, response }: HttpContext, next: NextFn) {
    return new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      this.#serve(request.request, response.response, () => {
        response.response.off('close', resolve)
        Promise.resolve(next()).then(resolve, reject)
      })
    })
  }
}
