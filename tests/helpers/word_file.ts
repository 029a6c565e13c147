import { strToU8, zipSync, type Zippable } from 'fflate'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ')

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`
const DOCUMENT_RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="rId9" Type="${OFFICE}/image" Target="media/logo.png"/></Relationships>`
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
const STYLES = `${XML}<w:styles ${WORD}>${style('Titre', 'Title')}${style('Titre1', 'heading 1')}${style('Titre2', 'heading 2')}</w:styles>`
const list = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`
const NUMBERING = `${XML}<w:numbering ${WORD}>${list(1, 'bullet')}${list(2, 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`

/** A Word file of a body's XML, as small as Word would open it; `more` are other parts of it. */
export function wordFile(body: string, more: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELS),
      'word/document.xml': strToU8(
        `${XML}<w:document ${WORD}><w:body>${body}</w:body></w:document>`
      ),
      'word/_rels/document.xml.rels': strToU8(DOCUMENT_RELS),
      'word/styles.xml': strToU8(STYLES),
      'word/numbering.xml': strToU8(NUMBERING),
      ...more,
    })
  )
}

/** A header or footer of it. */
export function wordPart(tag: 'hdr' | 'ftr', words: string): Uint8Array {
  return strToU8(`${XML}<w:${tag} ${WORD}>${paragraph(words)}</w:${tag}>`)
}

/** A paragraph of pieces; `properties` are those of the whole. */
export function paragraph(words: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${words.startsWith('<') ? words : piece(words)}</w:p>`
}

/** A piece of a paragraph in one style (`<w:b/>`, `<w:i/>`). */
export function piece(words: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`
}

export const styled = (id: string) => `<w:pStyle w:val="${id}"/>`
export const listed = (id: number) =>
  `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
