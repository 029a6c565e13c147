import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { renderOffer } from '#modules/offers/jobs/render_offer'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { draftOffer, sentOffer } from '#tests/helpers/offers'
import { PdfReader } from '#tests/contracts/document_renderer/pdf_reader'

test.group('An offer on paper', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const wordsOf = (bytes: Buffer) => {
    const pdf = new PdfReader(bytes)
    return pdf
      .pages()
      .map((page) => pdf.text(page))
      .join('')
      .replace(/\s/g, '')
  }
  const attachmentOf = (bytes: Buffer) => {
    const pdf = new PdfReader(bytes)
    const [file] = pdf.all((dict) => dict.EF !== undefined)
    return pdf.stream(pdf.dict(file.EF).F).toString('utf8')
  }
  const filesOf = async (id: string) => {
    const found = await drive.use().listAll(`company/${acme.id}/offers/${id}`)
    return [...found.objects].filter((one) => one.isFile)
  }

  test('says the letter, the package without the employer’s cost, and carries the computation', async ({
    assert,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const answer = await hr.get(`/api/offers/${id}/pdf`)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'application/pdf')
    const text = wordsOf(answer.raw)
    for (const words of [
      'BonjourZoé',
      'ZoéCandidat',
      'Développeursenior',
      'Fichedepaie',
      '3000,00',
    ])
      assert.include(text, words)
    assert.notInclude(text, 'Coûtannuelpourl')
    const { request, answer: computed } = JSON.parse(attachmentOf(answer.raw))
    assert.equal(request.package.salaireBrut, 3000)
    assert.isDefined(computed.compute.remuneration)
    assert.isUndefined(computed.compute.coutEmployeur)
    assert.include(answer.raw.toString('latin1'), 'pdfaid:conformance>A')
  })

  test('is drawn once for what it says: the same bytes, one file, also when the job runs twice', async ({
    assert,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const input = { companyId: acme.id, requestId: 'test', offerId: id }
    await renderOffer.handle(input)
    assert.lengthOf(await filesOf(id), 1)
    await renderOffer.handle(input)
    const [first, second] = [
      await hr.get(`/api/offers/${id}/pdf`),
      await hr.get(`/api/offers/${id}/pdf`),
    ]
    assert.isTrue(first.raw.equals(second.raw))
    assert.lengthOf(await filesOf(id), 1)
    await inTenant(acme.id, (trx) =>
      trx.from('offers').where({ id }).update({ validity_date: '2027-06-30' })
    )
    assert.include(wordsOf((await hr.get(`/api/offers/${id}/pdf`)).raw), '30juin2027')
    assert.lengthOf(await filesOf(id), 2)
  })

  test('a draft is drawn and kept nowhere; one without a package has no paper', async ({
    assert,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const answer = await hr.get(`/api/offers/${id}/pdf`)
    assert.include(wordsOf(answer.raw), 'Projet')
    assert.isEmpty(await filesOf(id))
    const empty = await hr.post('/api/offers', {})
    assert.equal((await hr.get(`/api/offers/${empty.body.id}/pdf`)).body.code, 'E_NOT_READY')
    await renderOffer.handle({ companyId: acme.id, requestId: 'test', offerId: empty.body.id })
  })

  test('strangers and other companies get none of it, and nothing changes there', async ({
    assert,
  }) => {
    const { id, link } = await sentOffer(hr, acme)
    const [stranger, other] = [await visitor(), await signedIn('hr', 'globex')]
    const untouched = await checksumOf(globex.id, {
      except: ['user_sessions', 'audit_log', 'users'],
    })
    for (const path of [
      `/api/offers/${id}/pdf`,
      `/api/printed-offers/${link}`,
      `/api/printed-offers/${link}/signature`,
    ]) {
      assert.equal((await stranger.get(path)).status, 401)
      assert.equal((await other.get(path)).status, 404)
    }
    const shown = await hr.get(`/api/printed-offers/${link}`)
    assert.equal(shown.body.offer.link, link)
    assert.isUndefined(shown.body.compute.coutEmployeur)
    assert.equal(
      await checksumOf(globex.id, { except: ['user_sessions', 'audit_log', 'users'] }),
      untouched
    )
  })
})
