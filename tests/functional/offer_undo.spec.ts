import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { undoing } from '#config/offers'
import { enqueueLateMails } from '#modules/shared/mail/late_mails'
import { drainOnce, type OutboxMessage } from '#modules/shared/outbox/dispatcher'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { mailsOfOffer, postMails } from '#tests/helpers/mails'
import { draftOffer, sentOffer } from '#tests/helpers/offers'

/** Longer than any machine takes for a test. */
const WAIT_S = 600

test.group('The thirty seconds of an offer that was sent', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    const usual = undoing.seconds
    undoing.seconds = WAIT_S
    return () => void (undoing.seconds = usual)
  })

  const path = (id: string, step = '') => `/api/offers/${id}${step}`
  const mailOf = (id: string) =>
    inTenant(acme.id, (trx) =>
      trx
        .from('mails')
        .whereRaw('about ^@ ?', [`offer/${id}/OFFER/`])
        .orderBy('id', 'desc')
        .first()
    )
  /** The clock of rows: what waits has waited so long already. */
  const later = (seconds: number) =>
    inTenant(acme.id, async (trx) => {
      const back = `interval '${seconds} seconds'`
      await trx.rawQuery(`update outbox set next_attempt_at = next_attempt_at - ${back}`)
      await trx.rawQuery(`update mails set again_at = again_at - ${back}`)
      await trx.rawQuery(`update offers set sent_at = sent_at - ${back}`)
    })
  /** The jobs of mails that the outbox hands over now, as a worker that was just started would. */
  const handedOver = async (mailId: string) => {
    const handed: OutboxMessage[] = []
    const job = async (message: OutboxMessage) => void handed.push(message)
    await drainOnce({ job, workflow: async () => {}, signal: async () => {} }, logger)
    return handed.filter(({ payload }) => payload.mailId === mailId).length
  }

  test('its mail waits in the database, and leaves after them; a worker that dies meanwhile loses nothing', async ({
    assert,
  }) => {
    const offer = await sentOffer(hr, acme)
    assert.equal(offer.status, 'SENT')
    const seconds = (new Date(offer.leavesAt).getTime() - new Date(offer.sentAt).getTime()) / 1000
    assert.equal(seconds, WAIT_S)
    const { id } = await mailOf(offer.id)
    assert.equal(await handedOver(id), 0)
    await enqueueLateMails((error) => {
      throw error
    })
    await later(WAIT_S / 2)
    assert.equal(await handedOver(id), 0)
    assert.isNotNull((await hr.get(path(offer.id))).body.leavesAt)
    await later(WAIT_S / 2)
    assert.equal((await hr.get(path(offer.id))).body.leavesAt, null)
    assert.equal(await handedOver(id), 1)
    assert.lengthOf(await postMails(acme, 'offer'), 1)
    const gone = await hr.post(path(offer.id, '/unsend'))
    assert.equal(gone.status, 409)
    assert.equal(gone.body.code, 'E_OFFER_LEFT')
    assert.equal((await hr.get(path(offer.id))).body.status, 'SENT')
  })

  test('strangers, viewers and managers undo nothing; HR does: a draft again, no mail, links closed, the process told, the other company as it was', async ({
    assert,
  }) => {
    const offer = await sentOffer(hr, acme)
    const { url } = (await hr.post(path(offer.id, '/link'))).body
    const other = await signedIn('hr', 'globex')
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).post(path(offer.id, '/unsend'))).status, 401)
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).post(path(offer.id, '/unsend'))).status, 403)
    assert.include([403, 404], (await other.post(path(offer.id, '/unsend'))).status)
    const undone = await hr.post(path(offer.id, '/unsend'))
    assert.equal(undone.status, 200)
    assert.deepInclude(undone.body, { status: 'DRAFT', sentAt: null, leavesAt: null })
    assert.equal(undone.body.version, offer.version + 1)
    const [last] = undone.body.events
    assert.deepInclude(last, { kind: 'CHANGED', details: { undone: true } })
    assert.equal(last.user.displayName, 'Nadia Haddad')
    const { id } = await mailOf(offer.id)
    await later(WAIT_S + 1)
    await handedOver(id)
    assert.lengthOf(await postMails(acme, 'offer'), 0)
    const secret = url.split('#')[1]
    assert.equal((await hr.post(`/api/out/offers/${offer.link}/open`, { secret })).status, 404)
    const [line] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'offer.unsent', subject_id: offer.id })
    )
    assert.deepEqual(line.details, { version: offer.version + 1 })
    const signals = await inTenant(acme.id, (trx) => trx.from('outbox').where('kind', 'signal'))
    assert.lengthOf(
      signals.filter(({ payload }) => JSON.stringify(payload).includes(offer.id)),
      2
    )
    assert.equal((await hr.post(path(offer.id, '/unsend'))).body.code, 'E_OFFER_DRAFT')
    assert.equal(await checksumOf(globex.id), untouched)

    // Sent again it is another mail, and that one leaves.
    const again = await hr.post(path(offer.id, '/send'), { version: undone.body.version })
    assert.equal(again.body.status, 'SENT')
    await later(WAIT_S + 1)
    assert.lengthOf(await postMails(acme, 'offer'), 1)
  })

  test('undone and taken by a worker in the same moment, one of both wins and never both', async ({
    assert,
  }) => {
    for (let turn = 0; turn < 5; turn++) {
      const offer = await sentOffer(hr, acme)
      const [undone, left] = await Promise.all([
        hr.post(path(offer.id, '/unsend')),
        postMails(acme, 'offer'),
      ])
      const { sent_at: sentAt, dropped_at: droppedAt } = await mailOf(offer.id)
      assert.equal(undone.status === 200, sentAt === null && droppedAt !== null)
      assert.equal(undone.status === 409, left.length === 1)
    }
  })

  test('who was never written to hears neither of its end nor of a later day, and nothing is resent before the first mail', async ({
    assert,
  }) => {
    const { id, version } = await sentOffer(hr, acme)
    const resent = await hr.post(path(id, '/resend'))
    assert.equal(resent.body.code, 'E_OFFER_RESENT')
    await hr.post(path(id, '/extend'), { validityDateStr: '2029-06-30' })
    await hr.post(path(id, '/retract'))
    assert.deepEqual(await mailsOfOffer(acme, id), [`OFFER/${version}/0`])
    assert.lengthOf(await postMails(acme, 'offer'), 0)
    const late = await sentOffer(hr, acme)
    await later(WAIT_S + 1)
    await postMails(acme, 'offer')
    await hr.post(path(late.id, '/retract'))
    assert.deepEqual(await mailsOfOffer(acme, late.id), [
      `OFFER/${late.version}/0`,
      `RETRACTED/${late.version}/0`,
    ])
  })

  test('many that were sent at once are undone at once', async ({ assert }) => {
    const drafts = [await draftOffer(hr, acme), await draftOffer(hr, acme)]
    const ids = [...drafts.map(({ id }) => id), randomUUID()]
    const bulk = async (action: string) => (await hr.post('/api/offers/bulk', { ids, action })).body
    assert.lengthOf((await bulk('send')).done, 2)
    assert.lengthOf((await bulk('unsend')).done, 2)
    const list = (await hr.get('/api/offers?status=SENT')).body.data
    assert.isFalse(list.some(({ id }: { id: string }) => ids.includes(id)))
  })
})
