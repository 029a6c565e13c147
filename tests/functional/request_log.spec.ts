import { test } from '@japa/runner'
import RequestLogMiddleware from '#backend/http/middleware/request_log_middleware'
import { visitor } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'

test.group('The log of requests', (group) => {
  group.each.setup(async () => {
    await freshCompanies()
  })

  test('names a call by its route: no secret of a link stands in it, also of a call that does not exist', async ({
    assert,
    cleanup,
  }) => {
    const lines: object[] = []
    const logger: any = { child: () => logger, info: (facts: object) => lines.push(facts) }
    const { handle } = RequestLogMiddleware.prototype
    RequestLogMiddleware.prototype.handle = function (ctx, next) {
      ctx.logger = logger
      return handle.call(this, ctx, next)
    }
    cleanup(() => void (RequestLogMiddleware.prototype.handle = handle))
    const secret = 'a-secret-of-forty-three-signs-as-links-have'
    const client = await visitor()
    lines.length = 0
    for (const path of [
      // As mails of before had it.
      `/api/onboarding/company/${secret}`,
      `/api/out/invitations/${secret}`,
      `/api/nothing/${secret}?again=${secret}`,
      `/api/printed-offers/${secret}`,
    ])
      await client.get(path)
    assert.lengthOf(lines, 4)
    assert.notInclude(JSON.stringify(lines), secret)
    assert.containsSubset(lines.at(-1), { method: 'GET', path: '/api/printed-offers/:link' })
  })
})
