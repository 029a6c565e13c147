import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { newSecretOf } from '#modules/shared/values/secret_link'
import { postAccessLinks } from '#tests/helpers/access_links'
import { postAddressProofs } from '#tests/helpers/address_proofs'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, type TestResponse, visitor } from '#tests/helpers/client'
import { allowed, type Flood, flood, floods, GUESSES, judged } from '#tests/helpers/flood'
import { sentOffer } from '#tests/helpers/offers'
import { newCompanyLink } from '#tests/helpers/onboarding'

const EMAIL = 'hr@acme.test'
const credentials = { email: EMAIL, password: DEMO_PASSWORD }
const MOST = 5

test.group(
  'A thousand guesses in the same moment: at most five are judged, and the owner comes in',
  (group) => {
    let acme: TestCompany
    group.each.setup(async () => {
      acme = (await freshCompanies()).acme
      return () => mail.restore()
    })

    const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))
    const digits = (at: number) => String(at).padStart(6, '0')

    /** The owner's browser, in which no user is signed in now. */
    async function knownBrowser(code?: string) {
      const client = await visitor()
      await enter(client, code)
      await client.delete('/api/session')
      return client
    }
    /** Signs the owner in, with the password and what comes after it. */
    async function enter(client: TestClient, code?: string): Promise<number> {
      const first = await client.post('/api/session', credentials)
      if (!code) return first.body.user ? first.status : 0
      return (await client.post('/api/session/second-factor', { code })).status
    }
    /** Floods a call, while the owner signs in with a known browser: it must work. */
    async function floodMeanwhile(
      owner: TestClient,
      ...[client, shape, call]: Parameters<typeof flood>
    ): Promise<TestResponse[]> {
      const [answers, status] = await Promise.all([flood(client, shape, call), enter(owner)])
      if (status !== 200) throw new Error(`The owner was answered ${status}`)
      return answers
    }

    for (const shape of floods(1_000))
      test(`passwords, ${told(shape)}`, async ({ assert }) => {
        const owner = await knownBrowser()
        const answers = await floodMeanwhile(owner, await visitor(), shape, (at) => ({
          path: '/api/session',
          body: { email: EMAIL, password: `guess ${at}` },
        }))
        assert.equal(judged(answers), MOST)
        assert.equal(await enter(owner), 200)
        // What the owner's sign-in gave back is the owner's own.
        assert.equal((await (await visitor()).post('/api/session', credentials)).status, 429)
      })

    for (const shape of floods(GUESSES)) {
      const from = told(shape)

      test(`passwords for a token, ${from}; those for a session count with them`, async ({
        assert,
      }) => {
        const answers = await floodMeanwhile(
          await knownBrowser(),
          new TestClient('acme'),
          shape,
          (at) => ({
            path: '/api/tokens',
            body: { email: EMAIL, password: `guess ${at}`, name: 'x' },
          })
        )
        assert.equal(judged(answers), MOST)
        assert.equal((await (await visitor()).post('/api/session', credentials)).status, 429)
      })

      test(`the code of a mail, ${from}; then the right one opens nothing`, async ({ assert }) => {
        const client = await visitor()
        await client.post('/api/session/links', { email: EMAIL })
        const { code } = await postAccessLinks(acme)
        const answers = await floodMeanwhile(await knownBrowser(), client, shape, (at) => ({
          path: '/api/session/links/use',
          body: { code: `aa${digits(at).replace(/[01]/g, 'b')}` },
        }))
        assert.isAtLeast(refusedAs(answers, 'E_INVALID_CODE'), MOST)
        assert.isTrue(answers.every(({ status }) => status >= 400))
        assert.equal((await rows('access_links'))[0].tries, MOST)
        assert.oneOf((await client.post('/api/session/links/use', { code })).status, [401, 429])
      })

      test(`the code that proves an address, ${from}; then the right one opens nothing`, async ({
        assert,
      }) => {
        const companyLink = await newCompanyLink(await signedIn('admin'))
        const client = await visitor()
        const email = 'noor@example.test'
        await client.post('/api/onboarding/company/code', { companyLink, email, language: 'nl' })
        const { code } = await postAddressProofs(acme)
        const person = { companyLink, displayName: 'N', language: 'nl', password: 'lange-zin-2026' }
        const path = '/api/onboarding/company/user'
        const answers = await flood(client, shape, (at) => ({
          path,
          body: { ...person, email, code: `aa${digits(at).replace(/[01]/g, 'b')}` },
        }))
        assert.isAtLeast(refusedAs(answers, 'E_INVALID_CODE'), MOST)
        assert.isTrue(answers.every(({ status }) => status >= 400))
        assert.isEmpty(await rows('address_proofs'))
        const late = await client.post(path, { ...person, email, code })
        assert.oneOf(late.status, [401, 429])
      })

      const password = 'girafe orange pluie'
      for (const [what, ask, use, more] of [
        ['a mailed link', '/api/session/links', '/api/session/links/use', {}],
        ['a link for a new password', '/api/new-passwords', '/api/new-passwords/use', { password }],
      ] as const)
        test(`the secret of ${what}, ${from}`, async ({ assert }) => {
          const client = await visitor()
          await client.post(ask, { email: EMAIL })
          const { secret } = await postAccessLinks(acme)
          const [{ id }] = await rows('access_links')
          const answers = await floodMeanwhile(await knownBrowser(), client, shape, () => ({
            path: use,
            body: { secret: newSecretOf(id), ...more },
          }))
          assert.isAtLeast(refusedAs(answers, 'E_LINK_GONE'), MOST)
          assert.isTrue(answers.every(({ status }) => status >= 400))
          assert.equal((await rows('access_links'))[0].tries, MOST)
          assert.oneOf((await client.post(use, { secret, ...more })).status, [401, 429])
        })

      test(`the second factor, ${from}, in one waiting session and in many`, async ({ assert }) => {
        const { app, recoveryCodes } = await turnOnSecondFactor(await signedIn('hr'))
        const owner = await knownBrowser(recoveryCodes[1])
        const wrong = (at: number) =>
          [-1, 0, 1, 2].some((n) => app.code(n) === digits(at)) ? 'abcdef' : digits(at)
        const waiting: TestClient[] = []
        for (let i = 0; i < 3; i++) {
          const client = await visitor()
          await client.post('/api/session', credentials)
          waiting.push(client)
        }
        const third = { ...shape, calls: Math.ceil(shape.calls / 3) }
        const entered = enter(owner, recoveryCodes[2])
        const answers = await Promise.all(
          waiting.map((client) =>
            flood(client, third, (at) => ({
              path: '/api/session/second-factor',
              body: {
                code: at % 2 ? wrong(at) : `${recoveryCodes[0].slice(0, 8)}${at % 10}2a`,
              },
            }))
          )
        )
        assert.equal(refusedAs(answers.flat(), 'E_INVALID_CODE'), MOST)
        assert.equal(await entered, 200)
        assert.equal(await enter(owner, recoveryCodes[3]), 200)
        for (const { tries } of await rows('user_sessions')) assert.isAtMost(tries, MOST)
        const again = await visitor()
        await again.post('/api/session', credentials)
        assert.equal(
          (await again.post('/api/session/second-factor', { code: app.code() })).status,
          429
        )
      })

      test(`password and code of a signed-in user, ${from}`, async ({ assert }) => {
        const client = await signedIn('hr')
        const { recoveryCodes } = await turnOnSecondFactor(client)
        const owner = await visitor()
        await enter(owner, recoveryCodes[0])
        const passwords = await flood(client, shape, (at) => ({
          path: '/api/fresh-proof',
          body: { password: `guess ${at}` },
        }))
        assert.equal(judged(passwords), MOST)
        const codes = await flood(client, { ...shape, calls: 50 }, () => ({
          path: '/api/fresh-proof',
          body: { code: 'abcdef' },
        }))
        assert.equal(judged(codes), 0)
        const renewed = await owner.post('/api/second-factor/recovery-codes')
        assert.equal(renewed.status, 200)
      })

      test(`the secret of an offer’s link, ${from}`, async ({ assert }) => {
        const hr = await signedIn('hr')
        const { id } = await sentOffer(hr, acme)
        const { pathname } = new URL((await hr.post(`/api/offers/${id}/link`)).body.url)
        const path = `/api/out/offers/${pathname.split('/').at(-1)}/open`
        const answers = await flood(await visitor(), shape, (at) => ({
          path,
          body: { secret: `guess ${at}` },
        }))
        assert.equal(judged(answers), MOST)
      })

      test(`links that do not exist, ${from}: an address has thirty`, async ({ assert }) => {
        const began = Date.now()
        const answers = await flood(await visitor(), shape, (at) => ({
          path: '/api/out/invitation',
          body: { link: `${'x'.repeat(40)}${at}` },
        }))
        const each = allowed(30, 30, began) * shape.addresses
        assert.isAtMost(judged(answers), Math.min(each, allowed(300, 3, began)))
        assert.isAtLeast(judged(answers), Math.min(30, shape.calls))
      })

      test(`mails, ${from}: an account gets five`, async ({ assert }) => {
        const client = await visitor()
        const owner = await knownBrowser()
        const answers = await floodMeanwhile(owner, client, shape, (at) => ({
          path: at % 2 ? '/api/session/links' : '/api/new-passwords',
          body: { email: EMAIL },
        }))
        assert.equal(judged(answers), MOST)
        assert.lengthOf(await rows('access_links'), MOST)
        assert.equal((await owner.post('/api/session/links', { email: EMAIL })).status, 204)
        assert.isAtMost((await postAccessLinks(acme)).sent.length, MOST + 1)
      })
    }
  }
)

function told({ calls, addresses }: Flood): string {
  return `${calls} from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`
}

function refusedAs(answers: TestResponse[], code: string): number {
  return answers.filter(({ body }) => body.code === code).length
}
