import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { sha256, signedAttributes } from '#modules/sealing/cms/signed_data'
import { sealPdf, signedInto } from '#modules/sealing/pdf/sign'
import { signatureRoom } from '#modules/sealing/pdf/signature_room'
import { CscClient, CscRefused } from '#modules/sealing/qualified/csc_client'
import { SealUnavailable } from '#modules/sealing/keys/signer'
import { verifyFile } from '#modules/sealing/verify/verify_file'
import { madePdf } from '#tests/helpers/made_pdf'
import { testAuthority, type TestAuthority } from '#tests/helpers/sealed'
import { cscApi } from '../../../bin/launch/csc/api.ts'
import { CLIENT } from '../../../bin/launch/csc/client.ts'

const BACK = 'http://localhost:3333/api/out/signature/callback'

test.group('Signing by a provider that speaks CSC', (group) => {
  let authority: TestAuthority
  let server: Server
  let csc: CscClient
  group.setup(async () => {
    authority = testAuthority()
    const answer = cscApi(authority.authority, [BACK])
    server = createServer((request, response) => {
      answer(request, response).catch((error: Error) =>
        response.writeHead(400).end(JSON.stringify({ error: error.message }))
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    csc = new CscClient({
      url: `http://127.0.0.1:${port}`,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    })
    return () => {
      server.close()
      authority.remove()
    }
  })

  const to = { redirectUri: BACK, state: 'signer-1', person: 'a', language: 'fr' }
  /** What a browser does: the page, then its form; where it is led back to. */
  async function press(address: string, form: Record<string, string>) {
    const page = await fetch(address)
    if (!page.ok) throw new Error(await page.text())
    const body = new URLSearchParams(form)
    const { headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    const back = new URL(headers.get('location')!)
    if (back.searchParams.get('state') !== to.state) throw new Error('another state came back')
    return back.searchParams
  }
  const personOf = async (givenName: string, surname: string) => {
    const back = await press(csc.addressForCertificate(to), { givenName, surname })
    return csc.certificate(back.get('code')!, BACK)
  }

  test('employer and worker sign with their own certificates, the seal closes it, and the file says who', async ({
    assert,
  }) => {
    let pdf: Uint8Array = madePdf({ pages: 2 })
    for (const [fieldName, givenName, surname] of [
      ['employer-1', 'Émilie', 'Leroy'],
      ['worker', 'Nadia', 'Peeters'],
    ]) {
      const signer = await personOf(givenName, surname)
      const room = await signatureRoom(pdf, { fieldName, reason: 'Accord' })
      const attributes = signedAttributes(room.digest, signer.certificate)
      const digests = [sha256(attributes)]
      const yes = await press(csc.addressForSignature(signer, digests, to), {})
      const [value] = await csc.sign(signer, digests, yes.get('code')!, BACK)
      pdf = await signedInto(room, { ...authority.sealing, signer, attributes, value })
    }
    const sealed = await sealPdf(pdf, authority.sealing, 'Cachet')
    const verdict = await verifyFile(sealed, authority.trust)
    assert.equal(verdict.reason, null)
    assert.deepEqual(
      verdict.signatures.map(({ kind, by }) => `${kind} ${by.split(',')[0]}`),
      [
        'PERSON Émilie Leroy (development certificate)',
        'PERSON Nadia Peeters (development certificate)',
        'SEAL Barema development seal',
        'TIME_STAMP Barema development time stamps',
      ]
    )
    const flipped = Buffer.from(sealed)
    flipped[300] ^= 1
    assert.equal((await verifyFile(flipped, authority.trust)).verdict, 'altered')
  }).timeout(60_000)

  test('it signs the hashes that the person saw and no others, once', async ({ assert }) => {
    const signer = await personOf('Nadia', 'Peeters')
    const [seen, other] = [sha256(Buffer.from('seen')), sha256(Buffer.from('other'))]
    const yes = async () =>
      (await press(csc.addressForSignature(signer, [seen], to), {})).get('code')!
    const code = await yes()
    await assert.rejects(async () => csc.sign(signer, [other], code, BACK), /said yes to/)
    await assert.rejects(async () => csc.sign(signer, [seen], code, BACK), /unknown code/)
    const stranger = await personOf('Zoé', 'Janssens')
    const theirs = await yes()
    await assert.rejects(
      async () => csc.sign(stranger, [seen], theirs, BACK),
      /another certificate/
    )
    assert.lengthOf(await csc.sign(signer, [seen], await yes(), BACK), 1)
  })

  test('a person who cancels, a wrong secret and a provider that is away are told apart', async ({
    assert,
  }) => {
    const back = await press(csc.addressForCertificate(to), { cancel: '1' })
    assert.equal(back.get('error'), 'access_denied')
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const wrong = new CscClient({ url, clientId: CLIENT.id, clientSecret: 'guessed' })
    const { searchParams } = new URL(`${BACK}?code=x`)
    const refused = await wrong.certificate(searchParams.get('code')!, BACK).catch((error) => error)
    assert.instanceOf(refused, CscRefused)
    const away = new CscClient({ url: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x' })
    assert.instanceOf(await away.certificate('x', BACK).catch((error) => error), SealUnavailable)
  })
})
