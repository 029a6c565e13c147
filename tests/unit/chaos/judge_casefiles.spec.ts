import { test } from '@japa/runner'
import { judgeCasefiles } from '#tests/chaos/judge_casefiles'
import type { Told } from '#tests/chaos/story'

const STEPS = [
  { kind: 'CREATED', status: 'DRAFT' },
  { kind: 'SENT', status: 'SIGNING' },
  { kind: 'SIGNED', status: 'SIGNING' },
  { kind: 'SIGNED', status: 'SEALING' },
  { kind: 'SEALED', status: 'SIGNED' },
]
const SOUND = {
  ...{ id: 'casefile', offer_id: 'offer', status: 'SIGNED', sent_at: new Date() },
  ...{ consents: 2, documents: 1, signed: 1, signature: 'SIGNED', copies: 2 },
  ...{ repeated: 0, seals: 1, resealed: 0 },
}

/** What the judge says of one casefile. */
async function verdict(changes: object = {}, events: readonly object[] = STEPS): Promise<string> {
  const acknowledged = new Set(['contract sent', 'company signed', 'worker signed'])
  const ask = async (sql: string) =>
    sql.includes('from timeline_events')
      ? events.map((event) => ({ ...event, casefile_id: SOUND.id }))
      : [{ ...SOUND, ...changes }]
  const told = { offerId: SOUND.offer_id, acknowledged } as unknown as Told
  return (await judgeCasefiles(ask, [told])).wrong.join('\n')
}

test.group('The judge of casefiles that were killed', () => {
  test('says nothing of a sound one', async ({ assert }) => {
    assert.equal(await verdict(), '')
  })

  test('sees a second seal, a second mail and a second copy', async ({ assert }) => {
    assert.match(await verdict({}, [...STEPS, STEPS.at(-1)!]), /SEALED twice/)
    assert.match(await verdict({ seals: 2 }), /sealed 2 times/)
    assert.match(await verdict({ resealed: 1 }), /1 documents otherwise/)
    assert.match(await verdict({ repeated: 1 }), /1 mails enqueued twice/)
    assert.match(await verdict({ copies: 3 }), /3 copies/)
  })

  test('sees what was acknowledged and lost, and a state that does not follow', async ({
    assert,
  }) => {
    assert.match(await verdict({ consents: 1 }), /2 signed, and 1 agreed/)
    assert.match(await verdict({ status: 'SIGNING' }), /all signed, and it stands at SIGNING/)
    assert.match(await verdict({}, STEPS.slice(2)), /SIGNED after DRAFT/)
  })
})
