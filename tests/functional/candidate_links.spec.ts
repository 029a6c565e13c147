import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates, linkTo, open, path, SINGLE } from '#tests/helpers/candidate'
import { signedIn, visitor, type TestResponse } from '#tests/helpers/client'
import { dayFromNow } from '#tests/helpers/days'
import { sentOffer } from '#tests/helpers/offers'
import { recordFigure } from '#tests/helpers/record_figure'

test.group('The private link of an offer', (group) => {
  const story = candidates(group)
  const { send, candidate, row } = story
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

  test('a link that was revoked, or is of an older version, opens the offer no more, nor does the browser that had it open', async ({
    assert,
  }) => {
    for (const change of [{ revoked_at: new Date() }, { version: 0 }]) {
      const offer = await send()
      const link = await linkTo(offer.id, story.hr)
      const client = await visitor()
      assert.equal((await open(client, link)).status, 200)
      assert.equal((await client.get(path(link.name))).status, 200)
      await inTenant(story.acme.id, (trx) =>
        trx.from('private_links').where('offer_id', offer.id).update(change)
      )
      assert.equal((await row(offer.id)).status, 'SENT')
      assert.equal((await client.get(path(link.name))).status, 404)
      assert.equal((await client.post(path(link.name, '/accept'), {})).status, 404)
      assert.equal((await open(await visitor(), link)).status, 404)
    }
  })

  test('a browser reads the offer on day 30 and no more on day 31', async ({ assert }) => {
    const offer = await send()
    await inTenant(story.acme.id, (trx) =>
      trx
        .from('offers')
        .where('id', offer.id)
        .update({ validity_date: dayFromNow(60) })
    )
    const { client, at } = await candidate(offer)
    const daysPass = (days: number) =>
      inTenant(story.acme.id, (trx) =>
        trx
          .from('link_sessions')
          .update({ expires_at: trx.raw(`expires_at - interval '${days} days'`) })
      )
    await daysPass(29)
    assert.equal((await client.get(at())).status, 200)
    await daysPass(2)
    assert.equal((await client.get(at())).status, 404)
  })

  test('links that are unknown, foreign, expired, retracted or replaced answer byte for byte alike', async ({
    assert,
  }) => {
    const [expired, retracted, replaced] = [await send(), await send(), await send()]
    const links = [
      await linkTo(expired.id, story.hr),
      await linkTo(retracted.id, story.hr),
      await linkTo(replaced.id, story.hr),
    ]
    await inTenant(story.acme.id, (trx) =>
      trx.from('offers').where('id', expired.id).update({ validity_date: '2026-01-31' })
    )
    await story.hr.post(`/api/offers/${retracted.id}/retract`)
    const changed = await story.hr.put(`/api/offers/${replaced.id}`, {
      version: replaced.version,
      includeVariableCompensation: false,
    })
    assert.equal(changed.body.status, 'DRAFT')
    const stranger = await signedIn('hr', 'globex')
    const foreign = await linkTo((await sentOffer(stranger, story.globex)).id, stranger)
    const alive = await linkTo((await send()).id, story.hr)
    const dead = [
      { name: 'AAAAAAAAAAAAAAAA', secret: 'x'.repeat(43) },
      foreign,
      { name: foreign.name, secret: alive.secret },
      { name: alive.name, secret: foreign.secret },
      ...links,
    ]
    const client = await visitor()
    const answers = []
    for (const link of dead) answers.push(shapeOf(await open(client, link)))
    assert.equal(answers[0].status, 404)
    assert.equal(answers[0].body.code, 'E_NOT_FOUND')
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal((await open(client, alive)).status, 200)
    recordFigure({
      what: 'kinds of private links that open nothing and answer byte for byte alike',
      value: dead.length,
      unit: '',
      rule: 'R11',
    })
    recordFigure({
      what: 'bits of chance in the secret of a private link, stored as a hash',
      value: Buffer.from(alive.secret, 'base64url').length * 8,
      unit: '',
      promise: 128,
      rule: 'R11',
    })
  })

  test('a browser that opened it loses it with the offer, whatever it asks for', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, offer: seen } = await candidate(offer)
    await story.hr.post(`/api/offers/${offer.id}/retract`)
    const { version, packageVersion } = seen
    const accept = { version, packageVersion, includeVariableCompensation: false }
    for (const answer of [
      await client.get(at()),
      await client.get(at('/car-atns')),
      await client.get(at('/pdf')),
      await client.get(at('/signature')),
      await client.put(at(), { package: {}, version: 1 }),
      await client.put(at('/worker'), SINGLE),
      await client.send('PATCH', at('/renderedText'), { body: {} }),
      await client.post(at('/accept'), accept),
    ])
      assert.deepEqual([answer.status, answer.body.code], [404, 'E_NOT_FOUND'])
    assert.equal((await row(offer.id)).status, 'RETRACTED')
  })

  test('guessing at links is slowed down', async ({ assert }) => {
    const client = await visitor()
    const guess = () => open(client, { name: 'AAAAAAAAAAAAAAAA', secret: 'x'.repeat(43) })
    for (let nth = 0; nth < 5; nth++) assert.equal((await guess()).status, 404)
    const refused = await guess()
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 0)
  })
})
