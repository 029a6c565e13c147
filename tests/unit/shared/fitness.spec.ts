import { test } from '@japa/runner'
import { refuseUnfit } from '#backend/start/fitness'

const KEY = 'q8Zr3vB0m1Qx8JtYw5KpLs7NdHcGfEaUiO9Rt2'

/** Boots on paper; answers the sentences of the refusal. */
function reasonsOf(given: Record<string, string | undefined>): string {
  const settings: Record<string, unknown> = { NODE_ENV: 'production', PORT: 3333, ...given }
  settings.APP_KEY = { release: () => given.APP_KEY ?? KEY }
  try {
    refuseUnfit({ get: (name: string) => settings[name] } as never)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.group('What may begin in production', () => {
  test('a trial on localhost, and what stands behind https', ({ assert }) => {
    for (const fit of [
      {},
      { APP_URL: 'http://localhost:3333' },
      { APP_URL: 'https://barema.example', APP_DOMAIN: 'barema.example', TRUST_PROXY: '1' },
      { APP_URL: 'http://front.localhost', APP_DOMAIN: 'front.localhost' },
    ])
      assert.equal(reasonsOf(fit), '', JSON.stringify(fit))
  })

  test('plain http on any other address is refused, however the domain was told', ({ assert }) => {
    for (const unfit of [
      { APP_URL: 'http://barema.example' },
      { APP_DOMAIN: 'barema.example' },
      { APP_URL: 'http://localhost:3333', APP_DOMAIN: 'barema.example' },
      { APP_URL: 'http://localhost.example', APP_DOMAIN: 'localhost' },
      { APP_URL: 'http://192.168.1.7:3333' },
    ])
      assert.include(reasonsOf(unfit), 'APP_URL must begin with https://', JSON.stringify(unfit))
  })

  test('so is a key that is soon guessed, and every reason is told at once', ({ assert }) => {
    const said = reasonsOf({
      APP_KEY: 'aaaaaaaaaaaaaaaa',
      APP_DOMAIN: 'barema.example',
      TRUST_PROXY: 'true',
    })
    for (const part of ['APP_KEY is too easy', 'APP_URL must', 'TRUST_PROXY is the number'])
      assert.include(said, part)
  })

  test('development and tests may do without, but not without a list of proxies that can be read', ({
    assert,
  }) => {
    const development = { NODE_ENV: 'development', APP_KEY: 'aaaaaaaaaaaaaaaa', APP_DOMAIN: 'x.y' }
    assert.equal(reasonsOf(development), '')
    assert.include(reasonsOf({ ...development, TRUST_PROXY: 'yes' }), 'TRUST_PROXY')
  })
})
