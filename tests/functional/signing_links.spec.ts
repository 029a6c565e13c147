import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { issueLink } from '#modules/shared/links/issue_link'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter } from '#modules/shared/values/days'
import { agreed } from '#tests/helpers/agreed'
import { emptyDesk } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient, type TestResponse } from '#tests/helpers/client'
import { momentOf } from '#tests/helpers/days'
import {
  allowSimple,
  FIRST,
  mailedLinks,
  sentCasefile,
  signerOpening,
  type SignerLink,
} from '#tests/helpers/signing'
import { signingPath } from '#tests/helpers/signing_path'
import { takeStep } from '#workflows/follow/activities'

type Opened = Awaited<ReturnType<typeof signerOpening>>

test.group('The private link of a signer', (group) => {
  let acme: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    await emptyDesk(acme)
    await allowSimple(acme)
    hr = await signedIn('hr')
  })

  const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))

  /** All of an answer but what differs between any two. */
  const shapeOf = ({ status, headers, body }: TestResponse) => {
    const {
      date,
      'x-request-id': id,
      'set-cookie': cookies,
      'content-length': size,
      ...rest
    } = headers
    return { status, rest, body: { ...body, requestId: null } }
  }

  /** Everything that a signer can ask of a casefile. */
  function calls({ client, at, page }: Opened): Promise<TestResponse>[] {
    const [{ id: documentId }] = page.documents
    const yes = { ...agreed(page), typedName: 'Zoé Candidat' }
    return [
      client.get(at()),
      ...['text', 'pdf', 'certificate'].map((as) =>
        client.get(at(`/documents/${documentId}/${as}`))
      ),
      client.post(at('/code'), { by: 'EMAIL' }),
      client.post(at('/confirm-code'), { code: '000000' }),
      client.post(at('/sign'), yes),
      client.post(at('/qualified'), yes),
      client.post(at(`/qualified/${randomUUID()}`), { code: 'x'.repeat(20) }),
      client.post(at('/refuse'), { version: page.casefile.version, reason: 'Non' }),
      client.post(at('/paper')),
    ]
  }

  /** Each a casefile of its own whose link was opened, and what then became of it. */
  const ENDS: Record<string, (id: string, seen: Opened, sent: any) => Promise<unknown>> = {
    'its signer was replaced': async (id, { page }, sent) => {
      const other = randomUUID()
      const row = { id: other, name: 'Alex Noir', nom_fonction: 'COO', email: 'coo@acme.test' }
      await inTenant(acme.id, (trx) => trx.table('signers').insert(row))
      const of = sent.signers.find(({ name }: any) => name === page.you.name)
      return hr.post(`/api/casefile/${id}/signers/${of.id}/replace`, { signerId: other })
    },
    'a signer refused': (_id, seen) => seen.refuse(),
    'it was cancelled': (id) => hr.post(`/api/casefile/${id}/cancel`),
    'it was taken back': (id) => hr.post(`/api/casefile/${id}/reopen`),
    'it ran out': async (id, _seen, { lastDayStr }) => {
      const at = momentOf(daysAfter(lastDayStr, 1))
      const subject = { type: 'casefile' as const, id }
      await takeStep({ companyId: acme.id, requestId: 'test', subject, at, step: 'expire' })
    },
  }

  for (const [end, happens] of Object.entries(ENDS))
    test(`opens nothing once ${end}, and answers as one that never was: nothing is said, nothing is done`, async ({
      assert,
    }) => {
      const { id, casefile } = await sentCasefile(hr, acme)
      const link = (await mailedLinks(acme)).get(FIRST)!
      const seen = await signerOpening(link)
      assert.equal(seen.page.status, 'YOUR_TURN')
      const ended = (await happens(id, seen, casefile)) as TestResponse | undefined
      assert.isBelow(ended?.status ?? 200, 300, String(ended?.raw))

      const never = { link: 'AAAAAAAAAAAAAAAA', secret: link.secret }
      const asNever: Opened = { ...seen, at: (rest = '') => signingPath(never.link, rest) }
      const before = await stored()
      const answers = (await Promise.all(calls(seen))).map(shapeOf)
      const nothing = (await Promise.all(calls(asNever))).map(shapeOf)
      assert.deepEqual(answers, nothing)
      for (const { status } of answers) assert.equal(status, 404)
      const opens = async (which: SignerLink, slug = 'acme') =>
        shapeOf(
          await (
            await visitor(slug)
          ).post(signingPath(which.link, '/open'), {
            secret: which.secret,
          })
        )
      const again = await opens(link)
      assert.equal(again.status, 404)
      assert.deepEqual(again, await opens(never))
      assert.deepEqual(again, await opens(link, 'globex'))
      assert.equal(await stored(), before)
    }).timeout(60_000)

  const stored = () =>
    checksumOf(acme.id, { except: ['refusals', 'audit_log', 'audit_heads', 'audit_chain'] })

  test('opens its own casefile alone, in the browser that opened it', async ({ assert }) => {
    await sentCasefile(hr, acme)
    const one = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    await emptySigners()
    await sentCasefile(hr, acme)
    const other = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    assert.notEqual(one.at(), other.at())
    for (const { status } of await Promise.all(calls({ ...one, at: other.at })))
      assert.equal(status, 404)
    for (const { status } of await Promise.all(calls({ ...one, client: await visitor() })))
      assert.equal(status, 404)
    assert.isEmpty(await rows('signing_consents'))
    assert.equal((await one.client.get(one.at())).body.status, 'YOUR_TURN')
  }).timeout(60_000)

  const emptySigners = () =>
    inTenant(acme.id, (trx) => trx.from('signers').where({ email: 'ceo@acme.test' }).delete())

  test('of one whose turn has not come says so; they can neither sign nor refuse, nor have a code sent', async ({
    assert,
  }) => {
    const { id } = await sentCasefile(hr, acme)
    const worker = (await rows('casefile_signers')).find(({ role }) => role === 'WORKER')
    const [{ link, version }] = await rows('casefiles')
    const { secret } = await forSystem('test', acme.id, (scope) =>
      issueLink(scope, { type: 'casefile', id, version, casefileSignerId: worker.id })
    )
    const early = await signerOpening({ link, secret })
    assert.equal(early.page.status, 'NOT_YOUR_TURN', String(early.opened.raw))
    const before = await rows('casefile_signers')
    for (const answer of [
      await early.sign(),
      await early.refuse(),
      await early.client.post(early.at('/code'), { by: 'EMAIL' }),
      await early.client.post(early.at('/paper')),
    ]) {
      assert.equal(answer.status, 409)
      assert.equal(answer.body.code, 'E_SIGNING_NOT_YOUR_TURN')
    }
    assert.deepEqual(await rows('casefile_signers'), before)
    assert.isEmpty(await rows('signing_consents'))
    assert.isEmpty(await rows('signing_codes'))
  }).timeout(60_000)
})
