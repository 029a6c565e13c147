import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

type OpenPdf = Awaited<ReturnType<typeof getDocument>['promise']>
type OpenPage = Awaited<ReturnType<OpenPdf['getPage']>>

/** A node of the structure that a screen reader follows. */
export interface Tag {
  /** `H1`, `Table`, `Figure`, … */
  role: string
  /** What is read aloud in the place of a picture. */
  alt?: string
}

/** What a PDF holds, as pdf.js reads it. */
export interface ReadPdf {
  /** The text of each page, `squeezed`: where lines and runs break does not matter. */
  pages: string[]
  /** The pages one after the other. */
  text: string
  /** `fr-BE`, … */
  language: string | null
  /** The metadata as XML; empty where there are none. */
  xmp: string
  isTagged: boolean
  tags: Tag[]
  fonts: { name: string; isEmbedded: boolean }[]
  attachments: { name: string; description: string; bytes: Buffer }[]
  isEncrypted: boolean
  /** Links, scripts and forms. */
  actions: number
}

/** Reads a PDF whole. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy: pdf.js transfers the buffer it is given.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    const pdf = await task.promise
    const { info, metadata } = await pdf.getMetadata()
    const facts = info as { Language?: string; EncryptFilterName?: string | null }
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => readPage(await pdf.getPage(at + 1)))
    )
    return {
      pages: pages.map(({ text }) => text),
      text: pages.map(({ text }) => text).join(''),
      language: facts.Language ?? null,
      xmp: metadata?.getRaw() ?? '',
      isTagged: (await pdf.getMarkInfo())?.Marked === true,
      tags: pages.flatMap(({ tags }) => tags),
      fonts: pages.flatMap(({ fonts }) => fonts),
      attachments: await attachmentsOf(pdf),
      isEncrypted: !!facts.EncryptFilterName,
      actions:
        pages.reduce((sum, page) => sum + page.actions, 0) +
        ((await pdf.getJSActions()) ? 1 : 0) +
        ((await pdf.getOpenAction()) ? 1 : 0),
    }
  } finally {
    await task.destroy()
  }
}

/** Without white space and without places to break a word. */
export function squeezed(text: string): string {
  return text.replace(/[\s\u200b]/g, '')
}

async function readPage(page: OpenPage) {
  const { items } = await page.getTextContent({ disableNormalization: true })
  return {
    text: squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')),
    tags: tagsUnder(await page.getStructTree()),
    fonts: await fontsOf(page),
    actions: (await page.getAnnotations()).length,
  }
}

type StructureTree = NonNullable<Awaited<ReturnType<OpenPage['getStructTree']>>>

function tagsUnder(node: StructureTree | StructureTree['children'][number] | null): Tag[] {
  if (!node || !('children' in node)) return []
  const { role, children } = node
  const alt = 'alt' in node ? (node.alt as string) : undefined
  const below = children.flatMap(tagsUnder)
  return role === 'Root' ? below : [{ role, ...(alt && { alt }) }, ...below]
}

/** The fonts that a page is drawn in, known once its drawing is read. */
async function fontsOf(page: OpenPage) {
  await page.getOperatorList()
  const { styles } = await page.getTextContent()
  return Object.keys(styles).map((id) => {
    const { name, missingFile } = page.commonObjs.get(id)
    return { name: name as string, isEmbedded: missingFile !== true }
  })
}

async function attachmentsOf(pdf: OpenPdf) {
  const found = (await pdf.getAttachments()) ?? new Map()
  return Promise.all(
    [...found].map(async ([id, { filename, description }]) => ({
      name: filename,
      description,
      bytes: Buffer.from((await pdf.getAttachmentContent(id))!),
    }))
  )
}
