import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates } from '#tests/helpers/candidate'
import { checksumOf } from '#tests/helpers/companies'

test.group('What happened', (group) => {
  const story = candidates(group)

  test('stands in the timeline and in the audit log, by one call: who, what, and nothing personal in the log', async ({
    assert,
  }) => {
    const untouched = await checksumOf(story.globex.id)
    const offer = await story.send()
    const { client, at, offer: seen } = await story.candidate(offer)
    const household = { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: 1 }
    const told = await client.put(at('/worker'), household)
    assert.equal(told.status, 200)
    const { version } = seen
    const accepted = await client.post(at('/accept'), {
      version,
      packageVersion: told.body.offer.packageVersion,
      includeVariableCompensation: false,
    })
    assert.equal(accepted.status, 200)

    const { timeline, log } = await inTenant(story.acme.id, async (trx) => ({
      timeline: await trx.from('timeline_events').where('offer_id', offer.id).orderBy('id'),
      log: await trx
        .from('audit_log')
        .where({ subject_type: 'offer', subject_id: offer.id })
        .whereNotIn('event', ['offer.updated', 'offer.link_created'])
        .orderBy('id'),
    }))
    assert.deepEqual(
      timeline.map(({ kind, user_id: user }) => [kind, user]),
      [
        ['CREATED', timeline[0].user_id],
        ['SENT', timeline[0].user_id],
        ['OPENED', null],
        ['SITUATION_CHANGED', null],
        ['ACCEPTED', null],
      ]
    )
    assert.isNotNull(timeline[0].user_id)
    assert.deepEqual(
      log.map(({ event, actor_id: actor }) => [event, actor]),
      timeline.map(({ kind, user_id: user }) => [`offer.${kind.toLowerCase()}`, user])
    )
    // Whom it was sent to and what they told of their household is for users who may see the offer.
    assert.property(timeline[1].details, 'to')
    assert.notProperty(log[1].details, 'to')
    assert.deepEqual(log[3].details, {})
    assert.equal(await checksumOf(story.globex.id), untouched)
  })

  test('a deed that is taken back leaves neither line', async ({ assert }) => {
    const offer = await story.send()
    const { client, at } = await story.candidate(offer)
    const lines = () =>
      inTenant(story.acme.id, async (trx) => [
        await trx.from('timeline_events').where('offer_id', offer.id),
        await trx.from('audit_log').where('subject_id', offer.id),
      ])
    const before = await lines()
    const refused = await client.post(at('/accept'), {
      version: 99,
      packageVersion: 99,
      includeVariableCompensation: false,
    })
    assert.equal(refused.status, 409)
    assert.deepEqual(await lines(), before)
  })
})
