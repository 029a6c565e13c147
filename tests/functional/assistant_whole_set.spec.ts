import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sayableOf } from '#modules/ai/pure'
import { today } from '#modules/shared/values/days'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { wholeSet } from '#tests/helpers/whole_set'

/** Turns of one person at once (see `Ask`): what is tested here is what becomes of each. */
const AT_ONCE = 20

test.group('The assistant on the server', () => {
  test('makes of every turn of the whole set what the browser makes of it, conversation by conversation', async ({
    assert,
  }) => {
    await freshCompanies()
    const hr = await signedIn('hr')
    const { effectif, assuranceLoiTaux, commissionParitaire } = (await hr.get('/api/company')).body
    const offered = (await hr.get('/api/benefits')).body.data.filter(
      (each: { inPackages: boolean; archived: boolean }) => each.inPackages && !each.archived
    )
    const set = wholeSet({
      day: today(),
      catalogue: sayableOf(offered),
      company: { effectif, assuranceLoiTaux, commissionParitaire },
    })
    assert.isAbove(set.length, 1_000)
    const ids = new Map<number, string>()
    for (const [at, { said, turn }] of set.entries()) {
      if (at % AT_ONCE === 0)
        await db.from('rate_limits').where('key', 'like', 'assistant:%').delete()
      const conversationId = ids.get(said.of) ?? randomUUID()
      ids.set(said.of, conversationId)
      const { status, body } = await hr.post('/api/ai', { prompt: said.user, conversationId })
      assert.equal(status, 200, said.user)
      const { outcome, reading, draft, settled } = turn
      assert.deepEqual(
        {
          outcome: body.outcome,
          request: body.request,
          understood: body.understood,
          questions: body.questions,
          leftovers: body.leftovers,
          about: body.about,
          reason: body.reason,
          missing: body.missing,
          compute: body.compute,
        },
        // As a body of JSON says it: what is not said is left out.
        JSON.parse(
          JSON.stringify({
            outcome,
            request: draft,
            understood: reading.ops,
            questions: reading.questions,
            leftovers: reading.leftovers,
            about: reading.about ?? null,
            reason: reading.reason ?? null,
            missing: settled.missing,
            compute: settled.answer?.compute ?? null,
          })
        ),
        said.user
      )
    }
  })
})
