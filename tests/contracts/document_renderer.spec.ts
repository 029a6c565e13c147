import { crc32, deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { packageDocument } from '#modules/packages/documents/package_document'
import type { DocumentRenderer } from '#modules/shared/documents/document_renderer'
import { createPdfkitRenderer } from '#modules/shared/documents/pdfkit_renderer'
import type { Sheet } from '#modules/shared/documents/sheet'
import { createTypstRenderer } from '#modules/shared/documents/typst_renderer'
import {
  exampleCompany,
  examplePackage,
  fullPackage,
  holdsEverything,
} from '../unit/documents/example_package.ts'
import { type PdfDict, PdfReader } from './document_renderer/pdf_reader.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const AMOUNTS = {
  fr: ['3 000,00', '−392,10', '110,54', '2 718,44', '−437,87', '−19,24', '2 261,33', '51 515,03'],
  nl: ['3.000,00', '−392,10', '110,54', '2.718,44', '−437,87', '−19,24', '2.261,33', '51.515,03'],
  en: ['3,000.00', '−392.10', '110.54', '2,718.44', '−437.87', '−19.24', '2,261.33', '51,515.03'],
}
/** Typst has a binary for this platform only; elsewhere pdfkit draws, and is the one to test. */
const HAS_TYPST = process.platform === 'linux' && process.arch === 'x64'

const adapters: [string, () => Promise<DocumentRenderer>][] = [
  ['pdfkit', async () => createPdfkitRenderer()],
]
if (HAS_TYPST) adapters.unshift(['typst', createTypstRenderer])

for (const [name, create] of adapters) {
  test.group(`DocumentRenderer, ${name}`, (group) => {
    let renderer: DocumentRenderer
    group.setup(async () => {
      renderer = await create()
    })

    for (const language of LANGUAGES) {
      test(`draws the figures of the answer in ${language}`, async ({ assert }) => {
        const pdf = new PdfReader(await renderer.render('package', sheetOf({ language })))
        const text = squeezed(
          pdf
            .pages()
            .map((page) => pdf.text(page))
            .join('\n')
        )
        for (const amount of AMOUNTS[language]) assert.include(text, squeezed(amount))
        assert.equal(bytesOf(pdf.root.Lang).toString(), `${language}-BE`)
      })
    }

    test('gives PDF/A-3a with its colours defined, its fonts embedded and its identity', async ({
      assert,
    }) => {
      const pdf = new PdfReader(await renderer.render('package', sheetOf()))
      const xmp = pdf.stream(pdf.root.Metadata).toString()
      assert.match(xmp, /pdfaid:part(>|=")3/)
      assert.match(xmp, /pdfaid:conformance(>|=")A/)
      const intent = pdf.dict(pdf.list(pdf.root.OutputIntents)[0])
      assert.equal(intent.S, '/GTS_PDFA1')
      assert.isAbove(pdf.stream(intent.DestOutputProfile).length, 300)
      assert.lengthOf(pdf.list(pdf.trailer.ID), 2)
      const fonts = pdf.all((dict) => dict.Type === '/FontDescriptor')
      assert.isNotEmpty(fonts)
      for (const font of fonts) {
        assert.match(String(font.FontName), /SourceSans/)
        assert.isAbove(pdf.stream(font.FontFile2 ?? font.FontFile3).length, 100)
      }
      assert.notProperty(pdf.trailer, 'Encrypt')
      assert.isEmpty(
        pdf.all((dict) => '/JavaScript' === dict.S || '/URI' === dict.S || '/Launch' === dict.S)
      )
    })

    test('tags headings, tables and rows', async ({ assert }) => {
      const pdf = new PdfReader(await renderer.render('package', sheetOf()))
      assert.isTrue(pdf.dict(pdf.root.MarkInfo).Marked)
      const tags = new Set(
        pdf
          .all((dict) => dict.S !== undefined && dict.P !== undefined)
          .map((dict) => String(dict.S))
      )
      for (const tag of ['/H1', '/H2', '/Table', '/TR', '/TH', '/TD'])
        assert.include([...tags], tag)
      for (const page of pdf.pages()) assert.property(page, 'StructParents')
    })

    test('carries the computation byte for byte', async ({ assert }) => {
      const content = '{"texte":"é € \\u0000 □ 🦊","sauts":"\r\n"}\n'
      const sheet = sheetOf()
      const pdf = new PdfReader(
        await renderer.render('package', { ...sheet, attachment: { ...sheet.attachment, content } })
      )
      const [file] = pdf.list(pdf.root.AF).map((one) => pdf.dict(one))
      assert.equal(file.AFRelationship, '/Data')
      assert.equal(bytesOf(file.F).toString(), 'simulation.json')
      assert.property(pdf.dict(pdf.root.Names), 'EmbeddedFiles')
      const embedded = pdf.dict(file.EF).F
      assert.equal(String(pdf.dict(embedded).Subtype), '/application/json')
      assert.isTrue(pdf.stream(embedded).equals(Buffer.from(content)))
    })

    test('gives the same bytes for the same sheet, and others for another', async ({ assert }) => {
      const first = await renderer.render('package', sheetOf())
      await renderer.render('package', sheetOf({ language: 'nl' }))
      assert.isTrue(first.equals(await renderer.render('package', sheetOf())))
      assert.isTrue(first.equals(await (await create()).render('package', sheetOf())))
      assert.isFalse(
        first.equals(await renderer.render('package', sheetOf({ date: '2026-11-22' })))
      )
    })

    test('draws an ordinary package on one page and the largest on two', async ({ assert }) => {
      for (const language of LANGUAGES) {
        const small = new PdfReader(await renderer.render('package', sheetOf({ language })))
        const large = new PdfReader(
          await renderer.render('package', sheetOf({ language, pack: fullPackage() }))
        )
        assert.lengthOf(small.pages(), 1)
        assert.lengthOf(large.pages(), 2)
        assert.include(squeezed(large.text(large.pages()[1])), '2/2')
      }
    })

    test('draws every line of a package that holds everything, in three languages', async ({
      assert,
    }) => {
      for (const language of LANGUAGES) {
        const sheet = sheetOf({ language, pack: holdsEverything() })
        const pdf = new PdfReader(await renderer.render('package', sheet))
        assert.isAtMost(pdf.pages().length, 4)
        const text = squeezed(
          pdf
            .pages()
            .map((page) => pdf.text(page))
            .join('')
        )
        const rows = sheet.bands
          .flatMap(({ left, right }) => [...left, ...right])
          .flatMap((block) => (block.type === 'facts' ? block.rows : []))
        assert.isAbove(rows.length, 50)
        for (const words of rows.flatMap(({ label, value, detail = '' }) => [label, value, detail]))
          assert.include(text, squeezed(words))
      }
    })

    test('prints code as text', async ({ assert }) => {
      const hostile = '#read("/etc/passwd") #panic() $x$ *a* _b_ [c] @d <e> &amp; \\ // "f"'
      const pdf = await drawn({ nomFonction: hostile })
      assert.include(squeezed(pdf.text(pdf.pages()[0])), squeezed(hostile))
      const xmp = pdf.stream(pdf.root.Metadata).toString()
      assert.include(xmp, '&lt;e&gt; &amp;amp;')
      assert.notInclude(squeezed(pdf.text(pdf.pages()[0])), 'root:')
    })

    test('keeps a word of 3,000 letters on its page', async ({ assert }) => {
      for (const letter of ['W', '-', '京']) {
        const sheet = sheetOf()
        const heading = letter.repeat(3000)
        const bytes = await renderer.render('package', {
          ...sheet,
          head: { ...sheet.head, heading: heading.slice(0, 900) },
        })
        assert.isAbove(new PdfReader(bytes).pages().length, 0)
        const pdf = await drawn({ nomFonction: heading })
        assert.isAtMost(pdf.pages().length, 2)
      }
    })

    test('shows a box for every sign that the font lacks', async ({ assert }) => {
      const pdf = await drawn({ nomFonction: 'Chef 🦊 d’équipe 京 \u0000\u202eé\u0007' })
      assert.include(squeezed(pdf.text(pdf.pages()[0])), squeezed('Chef □ d’équipe □ é'))
    })

    test('draws what is headed by signs that nobody sees: a box for a job, nothing in a letter', async ({
      assert,
    }) => {
      const unseen = '\u200b\u2060\ufeff'
      const pdf = await drawn({ nomFonction: unseen })
      assert.include(squeezed(pdf.text(pdf.pages()[0])), '□')
      const letter = letterOf({ paragraphs: 1 })
      const lines = [[{ text: unseen }], []]
      letter.bands[0].wide.unshift({
        type: 'prose',
        pieces: (['title', 'subtitle', 'paragraph'] as const).map((kind) => ({ kind, lines })),
      })
      const drawnLetter = new PdfReader(await renderer.render('offer', letter))
      assert.include(squeezed(drawnLetter.text(drawnLetter.pages()[0])), 'Alinéa0.')
    })

    test('draws texts of many lines', async ({ assert }) => {
      const sheet = sheetOf()
      const long = 'un texte qui ne finit pas '.repeat(60)
      sheet.bands[1].right.push({ type: 'note', paragraphs: [long, long] })
      sheet.bands[0].left.push({
        type: 'facts',
        heading: long.slice(0, 120),
        rows: [{ label: long.slice(0, 200), value: long.slice(0, 200) }],
      })
      const pdf = new PdfReader(await renderer.render('package', sheet))
      assert.isAtLeast(
        squeezed(
          pdf
            .pages()
            .map((page) => pdf.text(page))
            .join('')
        ).split('nefinitpas').length,
        120
      )
    })

    test('draws the logo with its words for those who do not see it', async ({ assert }) => {
      const logo = {
        format: 'png' as const,
        base64: greyPng(60, 20).toString('base64'),
        alt: 'Acme, la roue',
      }
      const pdf = new PdfReader(
        await renderer.render('package', sheetOf({ company: { ...exampleCompany(), logo } }))
      )
      const figure = pdf.all((dict) => dict.S === '/Figure')[0] as PdfDict
      assert.include(textOf(figure.Alt), 'Acme, la roue')
    })

    test('draws a letter over as many pages as it needs, with its hand and its annexes', async ({
      assert,
    }) => {
      const pdf = new PdfReader(await renderer.render('offer', letterOf({ paragraphs: 60 })))
      assert.isAbove(pdf.pages().length, 2)
      const pages = pdf.pages().map((page) => squeezed(pdf.text(page)))
      const text = pages.join('')
      const found = Array.from({ length: 60 }, (_, at) => text.includes(`Alinéa${at}.`))
      assert.notInclude(found, false)
      for (const page of pages) assert.include(page, squeezed('Simulation indicative'))
      for (const words of ['grasitalique', 'Premierpoint', '1.', '2.', 'Deuxièmearticle'])
        assert.include(text, words)
      for (const words of ['MarieDupont', 'Directrice', 'Règlementdetravail.pdf', 'PDF,120ko'])
        assert.include(pages.at(-1)!, words)
    })

    test('tags the headings, paragraphs, lists and pictures of a letter', async ({ assert }) => {
      const pdf = new PdfReader(await renderer.render('offer', letterOf({ paragraphs: 1 })))
      const tags = pdf
        .all((dict) => dict.S !== undefined && dict.P !== undefined)
        .map((dict) => String(dict.S))
      for (const tag of ['/H1', '/H2', '/H3', '/P', '/L', '/LI', '/LBody', '/Figure'])
        assert.include(tags, tag)
      assert.lengthOf(
        tags.filter((tag) => tag === '/LI'),
        6
      )
      const [hand] = pdf.all((dict) => dict.S === '/Figure')
      assert.equal(textOf(hand.Alt), 'Signature de Marie Dupont')
      assert.isEmpty(pdf.all((dict) => dict.FontName !== undefined && dict.FontFile2 === null))
    })

    test('takes the words of a letter as text, whatever they look like', async ({ assert }) => {
      const sheet = letterOf({ paragraphs: 0 })
      const hostile = '#image("/etc/passwd") = Titre - *gras* <b>é</b> 🦊 ' + 'W'.repeat(400)
      const lines = [[{ text: hostile, bold: true }, { text: hostile }]]
      sheet.bands[0].wide = [
        {
          type: 'prose',
          pieces: (['subtitle', 'title', 'paragraph', 'bullets', 'numbers'] as const).map(
            (kind) => ({ kind, lines })
          ),
        },
      ]
      const pdf = new PdfReader(await renderer.render('offer', sheet))
      const text = squeezed(
        pdf
          .pages()
          .map((page) => pdf.text(page))
          .join('')
      )
      assert.lengthOf(text.split(squeezed('#image("/etc/passwd")=Titre-*gras*<b>é</b>□')), 11)
      assert.lengthOf(text.split('W'), 10 * 400 + 1)
    })

    test('refuses a sheet that cannot be drawn, and draws the next', async ({ assert }) => {
      const sheet = sheetOf()
      const broken = {
        format: 'png' as const,
        base64: Buffer.from('no picture').toString('base64'),
        alt: 'x',
      }
      await assertRefused(assert, 'E_SHEET_INVALID', { ...sheet, createdOn: '2026-02-30' })
      await assertRefused(assert, 'E_SHEET_INVALID', {
        ...sheet,
        brand: { ...sheet.brand, ink: 'red' },
      })
      await assertRefused(assert, 'E_SHEET_INVALID', { ...sheet, title: ' ' })
      await assertRefused(assert, 'E_DOCUMENT_FAILED', {
        ...sheet,
        brand: { ...sheet.brand, logo: broken },
      })
      assert.lengthOf(new PdfReader(await renderer.render('package', sheet)).pages(), 1)
    })

    async function drawn(change: { nomFonction: string }) {
      return new PdfReader(
        await renderer.render('package', sheetOf({ pack: { ...examplePackage(), ...change } }))
      )
    }

    async function assertRefused(
      assert: { equal: (a: unknown, b: unknown) => void },
      code: string,
      sheet: Sheet
    ) {
      const error = await renderer.render('package', sheet).then(
        () => undefined,
        (reason: { code: string }) => reason
      )
      assert.equal(error?.code, code)
    }
  })
}

function sheetOf(change: Partial<Parameters<typeof packageDocument>[0]> = {}): Sheet {
  return packageDocument({
    pack: examplePackage(),
    company: exampleCompany(),
    language: 'fr',
    requestedBy: 'Marie Dupont',
    date: '2026-11-21',
    ...change,
  })
}

/** A letter with one of each: what an offer is made of. */
function letterOf({ paragraphs }: { paragraphs: number }): Sheet {
  const words = 'Un texte assez long pour tenir sur deux lignes de la lettre. '.repeat(3)
  return {
    ...sheetOf(),
    figures: [],
    bands: [
      {
        density: 'normal',
        flowing: true,
        wide: [
          {
            type: 'prose',
            pieces: [
              { kind: 'title', lines: [[{ text: 'Votre offre' }]] },
              {
                kind: 'paragraph',
                lines: [
                  [
                    { text: 'Bonjour, ' },
                    { text: 'gras', bold: true },
                    { text: ' italique', italic: true },
                    { text: ' les deux', bold: true, italic: true },
                    { text: '.' },
                  ],
                  [{ text: 'Une seconde ligne.' }],
                ],
              },
              { kind: 'subtitle', lines: [[{ text: 'Ce qui suit' }]] },
              {
                kind: 'bullets',
                lines: [[{ text: 'Premier point' }], [{ text: 'Deuxième point' }]],
              },
              {
                kind: 'numbers',
                lines: [[{ text: 'Premier article' }], [{ text: 'Deuxième article' }]],
              },
              ...Array.from({ length: paragraphs }, (_, at) => ({
                kind: 'paragraph' as const,
                lines: [[{ text: `Alinéa ${at}. ${words}` }]],
              })),
            ],
          },
        ],
        split: 50,
        left: [
          {
            type: 'signature',
            heading: 'Pour Acme Belgium',
            picture: {
              format: 'png',
              base64: greyPng(300, 40).toString('base64'),
              alt: 'Signature de Marie Dupont',
            },
            lines: ['Marie Dupont', 'Directrice'],
          },
        ],
        right: [
          {
            type: 'annexes',
            heading: 'Annexes',
            items: [
              { name: 'Règlement de travail.pdf', detail: 'PDF, 120 ko' },
              { name: 'Car policy.pdf' },
            ],
          },
        ],
      },
    ],
  }
}

/** Renderers break lines and group digits each in their way. */
function squeezed(text: string) {
  return text.replace(/[\s\u200b]/g, '')
}

/** A grey picture, eight bits a point. */
function greyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const points = Buffer.alloc((width + 1) * height, 128)
  for (let row = 0; row < height; row++) points[row * (width + 1)] = 0
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(points)],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([type, data]) => chunk(type, data)),
  ])

  function chunk(type: string, data: Buffer) {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
}

function bytesOf(value: unknown): Buffer {
  return value as Buffer
}

/** A PDF text string: UTF-16 with its mark, or plain. */
function textOf(value: unknown) {
  const bytes = Buffer.from(bytesOf(value))
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1')
}
