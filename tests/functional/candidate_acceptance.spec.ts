import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates, SINGLE } from '#tests/helpers/candidate'
import { checksumOf } from '#tests/helpers/companies'
import { mailsOfOffer } from '#tests/helpers/mails'
import { draftOffer } from '#tests/helpers/offers'
import { recordFigure } from '#tests/helpers/record_figure'

test.group('The yes of a candidate', (group) => {
  const story = candidates(group)
  const { send, candidate, row, kinds } = story

  test('yes is said once: both are mailed, the process is told, and the other company stays as it was', async ({
    assert,
  }) => {
    const untouched = await checksumOf(story.globex.id)
    const { id, version } = await draftOffer(story.hr, story.acme, {
      hasBonusAnnuel: true,
      bonusAnnuel: 1000,
    })
    const desk = `/api/offers/${id}`
    const { body } = await story.hr.put(desk, { version, includeVariableCompensation: false })
    const offer = (await story.hr.post(`${desk}/send`, { version: body.version })).body
    const { client, at, offer: seen } = await candidate(offer)
    const yes = () =>
      client.post(at('/accept'), {
        version: seen.version,
        packageVersion: seen.packageVersion,
        includeVariableCompensation: true,
      })
    const accepted = await yes()
    assert.equal(accepted.status, 200, accepted.raw.toString())
    assert.deepEqual((await yes()).body, accepted.body)
    assert.equal(accepted.body.offer.statusUpdates.at(-1).status, 'ACCEPTED')
    const kept = await row(offer.id)
    assert.equal(kept.status, 'ACCEPTED')
    assert.isFalse(kept.accepted_with_variable, 'no more is accepted than was offered')
    assert.deepEqual(
      await mailsOfOffer(story.acme, offer.id),
      ['OFFER', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER'].map(
        (kind) => `${kind}/${seen.version}/0`
      )
    )
    const audit = await inTenant(story.acme.id, (trx) =>
      trx.from('audit_log').where('event', 'offer.accepted')
    )
    assert.lengthOf(audit, 1)
    assert.equal(audit[0].actor_kind, 'visitor')
    assert.equal((await client.put(at('/worker'), SINGLE)).body.code, 'E_OFFER_ACCEPTED')
    assert.equal((await client.get(at())).status, 200, 'an accepted offer still opens')
    assert.equal(await checksumOf(story.globex.id), untouched)
  })

  test('yes without versions means what this browser was shown last; something older is refused until it is shown anew', async ({
    assert,
  }) => {
    const offer = await send()
    const [one, other] = [await candidate(offer), await candidate(offer)]
    const yes = () => one.client.post(one.at('/accept'), { includeVariableCompensation: false })
    const told = { ...SINGLE, enfantsACharge: 2 }
    assert.equal((await other.client.put(other.at('/worker'), told)).status, 200)
    for (const again of [await yes(), await yes()])
      assert.deepEqual([again.status, again.body.code], [409, 'E_STALE_VERSION'])
    assert.equal((await row(offer.id)).status, 'SENT')
    const seen = await one.client.get(one.at())
    assert.equal(seen.body.offer.packageVersion, one.offer.packageVersion + 1)
    const accepted = await yes()
    assert.equal(accepted.status, 200, accepted.raw.toString())
    assert.equal(accepted.body.offer.status, 'ACCEPTED')
    assert.equal((await row(offer.id)).accepted.package.version, seen.body.offer.packageVersion)
  })

  test('yes of a browser without a note of what it was shown is refused', async ({ assert }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    await inTenant(story.acme.id, (trx) => trx.from('link_sessions').update({ shown: null }))
    const answer = await client.post(at('/accept'), { includeVariableCompensation: false })
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_STALE_VERSION'])
  })

  test('of a hundred who accept at once, one does', async ({ assert }) => {
    const offer = await send()
    const { client, at, offer: seen } = await candidate(offer)
    const { version, packageVersion } = seen
    const body = { version, packageVersion, includeVariableCompensation: false }
    // A company has only so many transactions open at once: who is told to ask again does.
    const accept = async () => {
      for (;;) {
        const answer = await client.post(at('/accept'), body)
        if (answer.body.code !== 'E_BUSY') return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 100 }, accept))
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200)
    )
    assert.lengthOf(
      (await kinds(offer.id)).filter((kind) => kind === 'ACCEPTED'),
      1
    )
    assert.lengthOf(await mailsOfOffer(story.acme, offer.id), 3)
    recordFigure({
      what: 'of a hundred who accept an offer at once, acceptances that count',
      value: 1,
      unit: '',
      promise: 1,
      rule: 'R5',
    })
  })

  test('after its last day it cannot be accepted, and its PDF is in the timeline', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    const pdf = await client.get(at('/pdf'))
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    assert.match(
      String(pdf.headers['content-disposition']),
      /^attachment; .*UTF-8''Offre%20Acme%20Belgium%20%E2%80%93%20D/
    )
    assert.equal(pdf.raw.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['DOWNLOADED'])
    await inTenant(story.acme.id, (trx) =>
      trx.from('offers').where('id', offer.id).update({ validity_date: '2026-01-31' })
    )
    const late = await client.post(at('/accept'), { includeVariableCompensation: false })
    assert.equal(late.status, 404)
    assert.equal((await row(offer.id)).status, 'SENT')
  })
})
