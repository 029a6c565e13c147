import { test } from '@japa/runner'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

test.group('What changed', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('is shown to every signed-in user, the newest first, in each language', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).get('/api/change-logs')).status, 401)
    const client = await signedIn('viewer')
    const titles = new Set<string>()
    for (const language of ['fr', 'nl', 'en']) {
      const { status, body } = await client.get('/api/change-logs', {
        headers: { 'x-language': language },
      })
      assert.equal(status, 200)
      const days = body.data.map(({ createdAt }: { createdAt: string }) => createdAt)
      assert.deepEqual(days, [...days].sort().reverse())
      for (const { title, message } of body.data)
        assert.notMatch(title + message, /changes\.|translation missing/)
      titles.add(body.data[0].title)
    }
    assert.lengthOf([...titles], 3)
  })
})
