import type { TestClient } from '#tests/helpers/client'
import { dayFromNow } from '#tests/helpers/days'
import { agreed } from '#tests/helpers/agreed'
import { signingPath } from '#tests/helpers/signing_path'
import { arrived, browserOf, retry, type Cast, type Told, type World } from './story.ts'

/** An accepted offer becomes a contract, which goes round and is signed: each call is repeated until it is answered. */
export async function signContract(world: World, cast: Cast, told: Told): Promise<void> {
  const { hr, contractLocationId, templateId } = world
  const { offerId, contractId, casefileId, signerId, number } = cast
  const terms = { startDateStr: dayFromNow(90), contractLocationId }
  const contract = { id: contractId, offerId, kind: 'OPEN_ENDED', ...terms }
  await retry(world, () => hr.post('/api/contracts', contract), [201])
  await retry(world, () => hr.post('/api/casefile', { id: casefileId, contractId }), [201])
  const path = `/api/casefile/${casefileId}`
  await retry(world, async () => {
    const seen = await hr.get(path)
    // Asked again after the answer was lost, the document is there.
    if (seen.status !== 200 || seen.body.documents.length > 0) return seen
    return hr.post(`${path}/add-documents`, [templateId])
  }, [200])
  const signers = [
    { signerId, order: 1 },
    { signerId: null, order: 2 },
  ]
  const settled = await retry(world, async () => {
    const seen = await hr.get(path)
    return seen.status === 200 ? hr.put(path, { version: seen.body.version, signers }) : seen
  }, [200])
  const { version } = settled.body
  await retry(world, () => hr.post(`${path}/send`, { version }), [200], ['E_CASEFILE_SIGNING'])
  told.acknowledged.add('contract sent')
  await sign(world, browserOf(world, number + 100_000), cast.signerEmail)
  told.acknowledged.add('company signed')
  await sign(world, browserOf(world, number), cast.email)
  told.acknowledged.add('worker signed')
}

async function sign(world: World, browser: TestClient, email: string): Promise<void> {
  const { link, secret } = await arrived(world, () => world.mailbox.signingLinkFor(email))
  await retry(world, () => browser.get('/api/out/company'), [200])
  const open = () => browser.post(signingPath(link, '/open'), { secret })
  const { body: page } = await retry(world, open, [200])
  const consent = { ...agreed(page), typedName: page.you.name }
  await retry(world, () => browser.post(signingPath(link, '/sign'), consent), [200])
}
