/** What stands in a PDF that a test makes, as its objects are written: `/AA << … >>`. */
export interface MadePdf {
  /** How many pages; one unless told. */
  pages?: number
  /** Words of each page. */
  words?: string
  /** Further keys of the catalogue and of the first page. */
  catalogue?: string
  page?: string
  /** Further objects, the first of them number 4 + 2 × pages (`numberOfNext`). */
  objects?: string[]
  /** Further keys of the trailer. */
  trailer?: string
}

/** A whole PDF with its table of objects, made by hand, so that a test may write into it what no library would. */
export function madePdf({
  pages = 1,
  words = 'Contrat',
  catalogue = '',
  page = '',
  objects = [],
  trailer = '',
}: MadePdf = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => 4 + 2 * at)
  const content = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>`,
    ...kids.flatMap((id, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R
        /Resources << /Font << /F1 3 0 R >> >> ${at === 0 ? page : ''} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...objects,
  ]
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = all.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** The number of the first of `objects`. */
export const numberOfNext = ({ pages = 1 }: MadePdf = {}) => 4 + 2 * pages

const next = numberOfNext()

/** PDFs that cannot be signed as they are, each with the fault that is told. */
export const UNFIT_PDFS = {
  'has a stray brace in its list of pages': {
    fault: 'damaged',
    pdf: Buffer.from(madePdf().toString('latin1').replace('/Kids [4', '/Kids [}'), 'latin1'),
  },
  'runs JavaScript when it is opened': {
    fault: 'script',
    pdf: madePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  },
  'keeps JavaScript among its names': {
    fault: 'script',
    pdf: madePdf({
      catalogue: `/Names << /JavaScript << /Names [(a) ${next} 0 R] >> >>`,
      objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    }),
  },
  'launches a program': {
    fault: 'launch',
    pdf: madePdf({
      page: `/Annots [${next} 0 R]`,
      objects: [
        '<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /Launch /F (calc.exe) >> >>',
      ],
    }),
  },
  'is an XFA form': {
    fault: 'xfa',
    pdf: madePdf({
      catalogue: `/AcroForm << /Fields [] /XFA ${next} 0 R >>`,
      objects: ['<< /Length 5 >>\nstream\n<xdp>\nendstream'],
    }),
  },
  'holds another file': {
    fault: 'embedded',
    pdf: madePdf({
      catalogue: `/Names << /EmbeddedFiles << /Names [(a) ${next} 0 R] >> >>`,
      objects: [
        `<< /Type /Filespec /F (a.txt) /EF << /F ${next + 1} 0 R >> >>`,
        '<< /Type /EmbeddedFile /Length 1 >>\nstream\na\nendstream',
      ],
    }),
  },
  'plays a film': {
    fault: 'rich_media',
    pdf: madePdf({
      page: `/Annots [${next} 0 R]`,
      objects: ['<< /Type /Annot /Subtype /RichMedia /Rect [0 0 99 99] >>'],
    }),
  },
  'does something when a page is turned': {
    fault: 'action',
    pdf: madePdf({ page: '/AA << /O << /S /Named /N /Print >> >>' }),
  },
  'sends what is typed elsewhere': {
    fault: 'action',
    pdf: madePdf({
      page: `/Annots [${next} 0 R]`,
      objects: [
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://a.test) >> >>',
      ],
    }),
  },
  'leads to a site when it is opened': {
    fault: 'action',
    pdf: madePdf({ catalogue: '/OpenAction << /S /URI /URI (http://a.test) >>' }),
  },
  'is signed already': {
    fault: 'signed',
    pdf: madePdf({
      catalogue: `/AcroForm << /SigFlags 3 /Fields [${next} 0 R] >>`,
      objects: [
        `<< /FT /Sig /T (s) /V ${next + 1} 0 R >>`,
        '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> >>',
      ],
    }),
  },
  'has more than two hundred pages': {
    fault: 'too_many_pages',
    pdf: madePdf({ pages: 201 }),
  },
  'is a picture': {
    fault: 'not_pdf',
    pdf: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), madePdf()]),
  },
  'begins with something else': {
    fault: 'not_pdf',
    pdf: Buffer.concat([Buffer.from('GIF89a;\n'), madePdf()]),
  },
  'is cut off': {
    fault: 'damaged',
    pdf: madePdf({ pages: 3 }).subarray(0, 700),
  },
} as const satisfies Record<string, { fault: string; pdf: Buffer }>
