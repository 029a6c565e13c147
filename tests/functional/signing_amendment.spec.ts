import { test } from '@japa/runner'
import { verifySealed } from '#modules/sealing/index'
import { daysAfter } from '#modules/shared/values/days'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import {
  contractOf,
  FIRST_DAY_OF_WORK as START,
  seatOf,
  shippedCopy,
  signedContract,
  toHire,
} from '#tests/helpers/hired'
import { packageBody } from '#tests/helpers/package_body'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { allowSimple, mailedLinks, signerOpening } from '#tests/helpers/signing'
import { takeStep } from '#workflows/follow/activities'

test.group('An amendment that is signed in a browser', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let contractLocationId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    contractLocationId = await seatOf(acme)
    await allowSimple(acme)
  })

  const versionsOf = async (id: string) =>
    (await hr.get(`/api/contracts/${id}`)).body.versions.map((one: any) => [
      one.startDateStr,
      one.endDateStr,
      one.signature,
    ])

  test('goes the way of a contract: sent, signed in turn, sealed; it holds from its day and the version before ends', async ({
    assert,
  }) => {
    const hired = await toHire(hr, acme)
    const first = await signedContract(hr, { ...hired, startDateStr: START, contractLocationId })
    const changed = await hr.post('/api/packages', packageBody({}, { salaireBrut: 3456.78 }))
    const from = daysAfter(START, 60)
    const amendment = await contractOf(hr, {
      ...{ previousId: first.id, packageId: changed.body.id, startDateStr: from },
      reason: 'promotion',
    })
    const untouched = await checksumOf(globex.id)
    const { id } = (await hr.post('/api/casefile', { contractId: amendment.id })).body
    const templateId = await shippedCopy(hr, 'amendment')
    const ready = (await hr.post(`/api/casefile/${id}/add-documents`, [templateId])).body
    assert.deepEqual(ready.problems, [])
    const sent = await hr.post(`/api/casefile/${id}/send`, { version: ready.version })
    assert.equal(sent.body.status, 'SIGNING', String(sent.raw))

    const statuses: string[] = []
    for (;;) {
      const links = await mailedLinks(acme)
      if (links.size === 0) break
      for (const link of links.values()) {
        const signer = await signerOpening(link)
        statuses.push((await signer.sign()).body.status)
      }
    }
    assert.deepEqual(statuses, ['SIGNED', 'SEALING'], 'the company, then the worker')
    assert.deepEqual(
      await versionsOf(first.id),
      [
        [from, null, 'TO_SIGN'],
        [START, daysAfter(from, -1), 'PAPER'],
      ],
      'nothing holds before it is sealed'
    )

    const subject = { type: 'casefile' as const, id }
    await takeStep({
      ...{ companyId: acme.id, requestId: 'test', locale: 'fr', subject },
      ...{ at: Date.now(), step: 'seal' },
    })
    const sealed = (await hr.get(`/api/casefile/${id}`)).body
    assert.equal(sealed.status, 'SIGNED')
    assert.deepEqual(await versionsOf(first.id), [
      [from, null, 'SIGNED'],
      [START, daysAfter(from, -1), 'PAPER'],
    ])
    const copy = (await hr.get(sealed.documents[0].signedPdfUrl)).raw
    const verdict = await verifySealed('test', copy)
    assert.equal(verdict?.verdict, 'valid', verdict?.reason ?? '')
    assert.lengthOf(verdict!.casefile!.signers, 2)
    assert.isTrue(verdict!.computation?.isReproduced, 'the pay that it changes is computed again')
    const { text } = await readPdf(copy)
    for (const words of ['3 456,78', 'Motif de la modification : promotion'])
      assert.include(text, squeezed(words))
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)
})
