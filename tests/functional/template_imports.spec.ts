import { test } from '@japa/runner'
import { zipSync } from 'fflate'
import type { Block } from '#modules/templates/domain/template_body'
import { readWord } from '#modules/templates/word/read_word'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { run } from '#tests/helpers/template_run'
import { listed, paragraph, piece, styled, wordFile, wordPart } from '#tests/helpers/word_file'

const PATH = '/api/document-templates/import'
const MEGABYTE = 1024 * 1024

const CONTRACT = wordFile(
  [
    paragraph('Contrat de travail', styled('Titre')),
    paragraph(
      [
        piece('Entre '),
        piece('«Nom_entreprise»', '<w:b/>'),
        piece(' et [Prénom] {{wor'),
        piece('ker.lastName}}'),
      ].join('')
    ),
    paragraph(piece('Article 1er. Fonction', '<w:b/>'), styled('Titre1')),
    paragraph('tâche', listed(1)),
    paragraph('[Prénom] encore', listed(1)),
    paragraph('premier', listed(2)),
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Brut</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>3 000</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    paragraph(
      '<w:r><w:drawing><wp:inline><wp:docPr/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
    ),
    paragraph(
      `<w:ins w:id="1" w:author="x">${piece('ajouté')}</w:ins><w:del w:id="2" w:author="x"><w:r><w:delText>biffé</w:delText></w:r></w:del><w:r><w:footnoteReference w:id="2"/></w:r>`
    ),
  ].join(''),
  {
    'word/media/logo.png': new Uint8Array(10),
    'word/header1.xml': wordPart('hdr', 'Confidentiel'),
    'word/footer1.xml': wordPart('ftr', 'Page'),
  }
)

test.group('The import of a Word text', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const send = (client: TestClient, rawBody: Buffer) =>
    client.send('POST', PATH, { rawBody, headers: { 'content-type': 'application/octet-stream' } })

  test('strangers and managers: refused; HR gets its text as blocks, the fields with a variable each, and what was left out', async ({
    assert,
  }) => {
    assert.equal((await send(await visitor(), CONTRACT)).status, 401)
    assert.equal((await send(await signedIn('manager'), CONTRACT)).status, 403)
    const { status, body } = await send(hr, CONTRACT)
    assert.equal(status, 200)
    assert.deepEqual(body.blocks, [
      { kind: 'title', lines: [[run('Contrat de travail')]] },
      {
        kind: 'paragraph',
        lines: [
          [
            run('Entre '),
            run('«Nom_entreprise»', { bold: true }),
            run(' et [Prénom] '),
            run('', { variable: 'worker.lastName' }),
          ],
        ],
      },
      { kind: 'article', lines: [[run('Fonction')]] },
      { kind: 'bullets', lines: [[run('tâche')], [run('[Prénom] encore')]] },
      { kind: 'numbers', lines: [[run('premier')]] },
      { kind: 'paragraph', lines: [[run('Brut | 3 000')]] },
      { kind: 'paragraph', lines: [[run('ajouté')]] },
    ])
    assert.deepEqual(body.fields, [
      { text: '«Nom_entreprise»', count: 1, variable: 'company.name' },
      { text: '[Prénom]', count: 2, variable: 'worker.firstName' },
    ])
    assert.deepEqual(
      body.dropped.map(({ kind, count }: { kind: string; count: number }) => `${count} ${kind}`),
      ['1 images', '1 headers', '1 footers', '1 notes', '1 tables', '2 trackedChanges']
    )
  })

  test('what is longer than a template holds goes on in another line or block, and the template is saved with every word', async ({
    assert,
  }) => {
    const sentence = 'Le travailleur respecte le règlement. '
    const long = sentence.repeat(400).trim()
    const braces = `${'a'.repeat(4_990)}{{contract.nothing}}${'b'.repeat(4_990)}`
    const rows = Array.from({ length: 201 }, (_, at) => `ligne ${at}`)
    const file = wordFile(
      [
        paragraph(long),
        paragraph(long, listed(1)),
        paragraph(long, styled('Titre')),
        paragraph(braces),
        `<w:tbl>${rows.map((row) => `<w:tr><w:tc>${paragraph(row)}</w:tc></w:tr>`).join('')}</w:tbl>`,
      ].join('')
    )
    const { blocks } = (await send(hr, file)).body
    assert.deepEqual(
      blocks.map(({ kind, lines }: Block) => [kind, lines.length]),
      [
        ['paragraph', 4],
        ['bullets', 4],
        ['title', 1],
        ['paragraph', 3],
        ['paragraph', 2],
        ['paragraph', 200],
        ['paragraph', 1],
      ]
    )
    const wordsOf = (some: Block[]) =>
      some.map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')).join(' '))
    assert.equal(wordsOf(blocks.slice(0, 1))[0], long)
    assert.equal(wordsOf(blocks.slice(2, 4)).join(' '), long)
    assert.equal(wordsOf(blocks.slice(4, 5))[0]!.replaceAll(' ', ''), braces)
    assert.equal(wordsOf(blocks.slice(5)).join(' '), rows.join(' '))
    const template = { name: 'Long', language: 'fr', kind: 'CONTRACT', body: blocks }
    const saved = await hr.post('/api/document-templates', template)
    assert.equal(saved.status, 201, String(saved.raw))
    assert.deepEqual(saved.body.body, blocks)
  })

  test('keeps nothing, in this company or the other one', async ({ assert }) => {
    const untouched = await checksumOf(globex.id)
    const rows = () => inTenant(acme.id, (trx) => trx.from('document_templates').orderBy('id'))
    const before = await rows()
    assert.equal((await send(hr, CONTRACT)).status, 200)
    assert.deepEqual(await rows(), before)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('bytes decide: an old .doc, one with a password, another zip, a page and nothing are refused', async ({
    assert,
  }) => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
    const otherZip = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(3) }))
    for (const bytes of [ole, otherZip, Buffer.from('<html>'), Buffer.alloc(0)]) {
      const { status, body } = await send(hr, bytes)
      assert.deepEqual([status, body.code], [422, 'E_WORD_REFUSED'])
    }
    const { body } = await send(hr, wordFile('<w:p><w:r><w:t>never closed'))
    assert.equal(body.code, 'E_WORD_UNREADABLE')
    assert.equal((await send(hr, CONTRACT.subarray(0, 900))).body.code, 'E_WORD_UNREADABLE')
  })

  test('too large is refused: the file, what is packed in it, and a text longer than a template', async ({
    assert,
  }) => {
    const large = Buffer.alloc(10 * MEGABYTE + 1)
    CONTRACT.copy(large)
    assert.equal((await send(hr, large)).body.code, 'E_WORD_TOO_LARGE')
    const bomb = wordFile('', {
      'word/media/zeros.bmp': [new Uint8Array(51 * MEGABYTE), { level: 1 }],
    })
    assert.isBelow(bomb.length, MEGABYTE)
    assert.equal((await send(hr, bomb)).body.code, 'E_WORD_TOO_LARGE')
    const long = wordFile(paragraph('encore').repeat(1_001))
    assert.equal((await send(hr, long)).body.code, 'E_WORD_TOO_LARGE')
  })

  test('a file that states less than it holds is cut off where it said', async ({ assert }) => {
    const honest = wordFile(paragraph(' '.repeat(MEGABYTE)))
    const bomb = Buffer.from(honest)
    // The sizes stand in the list at the end of the file, 24 bytes into the entry of each part.
    const entry = bomb.lastIndexOf('word/document.xml') - 46
    assert.equal(bomb.readUInt32LE(entry), 0x02014b50)
    bomb.writeUInt32LE(1_000, entry + 24)
    assert.equal((await send(hr, bomb)).body.code, 'E_WORD_UNREADABLE')
  })

  test('a file that takes for ever is given up', async ({ assert }) => {
    const read = await readWord(acme.id, CONTRACT, {
      entry: new URL('../unit/templates/endless_reader.ts', import.meta.url),
      timeoutMs: 3_000,
    })
    assert.deepInclude(read, { ok: false, problem: 'E_WORD_UNREADABLE' })
  })
})
