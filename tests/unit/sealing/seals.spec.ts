import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import settings from '#config/sealing'
import { DevelopmentAuthority } from '#modules/sealing/authority/development_authority'
import { p12Signer } from '#modules/sealing/keys/p12_signer'
import { SealMisconfigured, SealUnavailable } from '#modules/sealing/keys/signer'
import { sealPdf } from '#modules/sealing/pdf/sign'
import type * as Seal from '#modules/sealing/seal'
import { httpTimeStamps } from '#modules/sealing/time_stamps/http_time_stamps'
import { madePdf } from '#tests/helpers/made_pdf'
import { testAuthority } from '#tests/helpers/sealed'
import { answerTimeStamps } from '#tests/helpers/time_stamps'
import { until } from '#tests/helpers/until'

test.group('What seals', () => {
  test('the development authority is made once, for its owner’s eyes, whoever comes first', async ({
    assert,
    cleanup,
  }) => {
    const { folder, authority, remove } = testAuthority()
    cleanup(remove)
    for (const name of readdirSync(folder))
      assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name)
    assert.equal(statSync(folder).mode & 0o777, 0o700)
    assert.isTrue(DevelopmentAuthority.open(folder).root.equals(authority.root))
    assert.match(readFileSync(join(folder, 'root.pem'), 'utf8'), /BEGIN CERTIFICATE/)
  })

  test('its certificates are good by OpenSSL, each for what it is for', async ({
    assert,
    cleanup,
  }) => {
    const { folder, remove } = testAuthority()
    cleanup(remove)
    const verified = (name: string, purpose: string) =>
      execFileSync(
        'openssl',
        [
          ...['verify', '-x509_strict', '-purpose', purpose, '-CAfile', join(folder, 'root.pem')],
          ...['-untrusted', join(folder, 'issuer.pem'), join(folder, `${name}.pem`)],
        ],
        { encoding: 'utf8' }
      )
    assert.match(verified('seal', 'smimesign'), /OK/)
    assert.match(verified('tsa', 'timestampsign'), /OK/)
    assert.throws(() => verified('seal', 'timestampsign'))
  })

  test('its list of revoked certificates is never older than the certificate that it is asked for', async ({
    assert,
    cleanup,
  }) => {
    const { authority, remove } = testAuthority()
    cleanup(remove)
    const saidAt = (certificate: Uint8Array) => {
      const told = execFileSync('openssl', ['crl', '-inform', 'DER', '-noout', '-lastupdate'], {
        input: authority.crlOf(certificate)!,
        encoding: 'utf8',
      })
      return Date.parse(told.replace('lastUpdate=', ''))
    }
    const before = saidAt(authority.seal.certificate)
    await until('the next second', () => Date.now() - 60_000 >= before + 2_000)
    const person = authority.issueForPerson({ givenName: 'Nadia', surname: 'Peeters' }).certificate
    const { validFromDate } = new X509Certificate(person)
    assert.isAbove(validFromDate.getTime(), before)
    assert.isAtLeast(saidAt(person), validFromDate.getTime())
  })

  test('a PKCS#12 file seals; with a wrong password it is told, and nothing is sealed', async ({
    assert,
    cleanup,
  }) => {
    const { folder, sealing, authority, remove } = testAuthority()
    const file = p12Of(folder)
    cleanup(remove)
    cleanup(() => rmSync(join(file, '..'), { recursive: true }))
    for (const given of [file, readFileSync(file, 'base64')]) {
      const signer = await p12Signer(given, 'right')
      assert.isTrue(signer.certificate.equals(authority.seal.certificate))
      const sealed = await sealPdf(madePdf(), { ...sealing, signer }, 'Cachet')
      assert.isAbove(sealed.length, madePdf().length)
      const wrong = await p12Signer(given, 'wrong').catch((error) => error)
      assert.instanceOf(wrong, SealMisconfigured)
    }
    writeFileSync(file, 'no such thing')
    assert.instanceOf(await p12Signer(file, 'right').catch((error) => error), SealMisconfigured)
  }).timeout(30_000)

  test('a worker says at its start that its seal does not open; right, it says nothing', async ({
    assert,
    cleanup,
  }) => {
    const { folder, remove } = testAuthority()
    const file = p12Of(folder)
    const before = { ...settings }
    cleanup(() => void Object.assign(settings, before))
    cleanup(remove)
    cleanup(() => rmSync(join(file, '..'), { recursive: true }))
    const pem = (name: string) => readFileSync(join(folder, `${name}.pem`), 'utf8')
    Object.assign(settings, {
      ...{ p12: file, p12Password: 'wrong' },
      ...{ certificates: pem('root') + pem('seal'), timeStampUrls: ['http://127.0.0.1:9'] },
    })
    // As in a process that starts: no seal was opened before.
    const { href } = new URL('../../../modules/sealing/seal.ts?starts', import.meta.url)
    const { checkSeal, openSeal } = (await import(href)) as typeof Seal
    const told: unknown[] = []
    await checkSeal((error) => told.push(error))
    assert.lengthOf(told, 1)
    assert.instanceOf(told[0], SealMisconfigured)
    assert.instanceOf(await openSeal().catch((error) => error), SealMisconfigured)

    settings.p12Password = 'right'
    settings.timeStampUrls = []
    await checkSeal((error) => told.push(error))
    assert.match((told[1] as Error).message, /TSA_URL/)
    settings.timeStampUrls = ['http://127.0.0.1:9']
    await checkSeal((error) => told.push(error))
    assert.lengthOf(told, 2)
  }).timeout(30_000)

  test('a time-stamp authority that is away makes the seal wait; the next one in the list is asked', async ({
    assert,
    cleanup,
  }) => {
    const { sealing, authority, remove } = testAuthority()
    let answers: 'nothing' | 'refusal' = 'nothing'
    const server = createServer((_request, response) => {
      if (answers === 'refusal') response.writeHead(503).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(remove)
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sealWith = (...urls: string[]) =>
      sealPdf(madePdf(), { ...sealing, timeStamps: httpTimeStamps(urls, 300) }, 'Cachet')
    for (const now of ['nothing', 'refusal'] as const) {
      answers = now
      const error = await sealWith(url, 'http://127.0.0.1:9').catch((one) => one)
      assert.instanceOf(error, SealUnavailable, now)
    }

    const good = createServer(answerTimeStamps(authority.timeStamps))
    await new Promise<void>((resolve) => good.listen(0, '127.0.0.1', resolve))
    cleanup(() => void good.close())
    const second = `http://127.0.0.1:${(good.address() as AddressInfo).port}`
    assert.isAbove((await sealWith(url, second)).length, 0)
  }).timeout(30_000)
})

/** The seal of an authority as a PKCS#12 file, in a folder of its own. */
function p12Of(folder: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'barema-p12-')), 'seal.p12')
  execFileSync('openssl', [
    ...['pkcs12', '-export', '-out', file, '-passout', 'pass:right'],
    ...['-inkey', join(folder, 'seal.key'), '-in', join(folder, 'seal.pem')],
    ...['-certfile', join(folder, 'issuer.pem')],
  ])
  return file
}
