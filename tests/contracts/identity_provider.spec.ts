import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import google from '#config/google'
import { AllyIdentityProvider } from '#modules/shared/identity/ally_identity_provider'
import type { IdentityProvider } from '#modules/shared/identity/identity_provider'
import { newSecret } from '#modules/shared/values/secret_link'
import { chooseAccount, type Choice } from '#tests/helpers/openid'

interface Provider {
  open: () => Promise<IdentityProvider>
  /** What a person does on its page; answers where it leads back to. */
  choose: (page: string, choice: Choice) => Promise<URL>
}

/** Each provider joins the list with a way to choose an account on its page; Google's cannot be used from here. */
const PROVIDERS: Record<string, Provider> = {
  'the local provider': {
    open: async () =>
      new AllyIdentityProvider(new HttpContextFactory().create().ally.use('google')),
    choose: chooseAccount,
  },
}

/** In what Google differs from the local provider, which is otherwise the same OpenID Connect. */
const GOOGLE_DIFFERS = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  accessTokenUrl: 'https://oauth2.googleapis.com/token',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
}

for (const [name, { open, choose }] of Object.entries(PROVIDERS)) {
  test.group(`Who vouches for a person: ${name}`, () => {
    const proofs = () => ({ nonce: newSecret(), codeVerifier: newSecret() })

    const begin = async (choice: Choice) => {
      const question = { ...proofs(), state: newSecret(), locale: 'fr' as const }
      const back = await choose(await (await open()).pageFor(question), choice)
      return { question, back, code: back.searchParams.get('code') ?? '' }
    }

    test('leads back to the one address with the state as it was, and names the person', async ({
      assert,
    }) => {
      const { question, back, code } = await begin({ email: 'hr@acme.test' })
      assert.equal(back.origin + back.pathname, google.callbackUrl)
      assert.equal(back.searchParams.get('state'), question.state)
      assert.deepEqual(await (await open()).identify(code, question), {
        ok: true,
        identity: { email: 'hr@acme.test', emailVerified: true },
      })
    })

    test('says of an address whether it is verified', async ({ assert }) => {
      const { question, code } = await begin({ email: 'hr@acme.test', verified: false })
      const vouched = await (await open()).identify(code, question)
      assert.isTrue(vouched.ok && !vouched.identity.emailVerified)
    })

    test('a user who turns back brings no code', async ({ assert }) => {
      const { question, back, code } = await begin('cancel')
      assert.equal(back.searchParams.get('error'), 'access_denied')
      assert.equal(back.searchParams.get('state'), question.state)
      assert.equal(code, '')
    })

    test('a code is good once, with its own verifier and its own nonce only; the reason tells no secret', async ({
      assert,
    }) => {
      const first = await begin({ email: 'hr@acme.test' })
      assert.isTrue((await (await open()).identify(first.code, first.question)).ok)
      const wrong = [
        { code: first.code, question: first.question },
        { code: 'invented', question: proofs() },
        { code: '', question: proofs() },
      ]
      const verifier = await begin({ email: 'hr@acme.test' })
      const nonce = await begin({ email: 'hr@acme.test' })
      wrong.push({
        code: verifier.code,
        question: { ...verifier.question, codeVerifier: newSecret() },
      })
      wrong.push({ code: nonce.code, question: { ...nonce.question, nonce: newSecret() } })
      for (const { code, question } of wrong) {
        const vouched = await (await open()).identify(code, question)
        assert.isFalse(vouched.ok)
        const said = JSON.stringify(vouched)
        for (const secret of [google.clientSecret, question.codeVerifier, question.nonce])
          assert.notInclude(said, secret)
        if (code) assert.notInclude(said, code)
      }
    })

    test('every request for a person shows the accounts, also to a browser that chose before', async ({
      assert,
    }) => {
      const page = await (await open()).pageFor({ ...proofs(), state: newSecret(), locale: 'nl' })
      assert.equal(new URL(page).searchParams.get('prompt'), 'select_account')
      assert.equal(new URL(page).searchParams.get('hl'), 'nl')
    })
  })
}

test.group('Who vouches for a person: Google’s own addresses', () => {
  test('are those of its discovery document, over https, unless a local provider stands in its place', async ({
    assert,
  }) => {
    const { addressesOf } = await import('#config/google')
    assert.deepEqual(addressesOf(undefined), GOOGLE_DIFFERS)
    for (const address of [GOOGLE_DIFFERS.authorizeUrl, GOOGLE_DIFFERS.accessTokenUrl])
      assert.equal(new URL(address).protocol, 'https:')
    assert.equal(
      addressesOf('http://localhost:1').accessTokenUrl,
      google.accessTokenUrl.replace(/:\d+/, ':1')
    )
  })
})
