import { SaxesParser, type SaxesTagNS } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Notes of drawing programs, which no browser reads. */
const NOTES = [
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
]

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const GRADIENTS = ['linearGradient', 'radialGradient']
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'style', 'text', 'tspan', 'stop', 'clipPath', 'mask'],
  ...SHAPES,
  ...GRADIENTS,
])

const ATTRIBUTES = new Set([
  ...['id', 'class', 'style', 'lang', 'role', 'version', 'baseProfile', 'enable-background'],
  ...['viewBox', 'preserveAspectRatio', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'pathLength', 'transform'],
  ...['dx', 'dy', 'rotate', 'textLength', 'lengthAdjust', 'offset', 'spreadMethod'],
  ...['gradientUnits', 'gradientTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'vector-effect', 'paint-order', 'opacity', 'color', 'stop-color'],
  ...['stop-opacity', 'clip-path', 'clip-rule', 'mask', 'mask-type', 'display', 'visibility'],
  ...['overflow', 'isolation', 'mix-blend-mode', 'shape-rendering', 'text-rendering'],
  ...['color-interpolation', 'image-rendering', 'font-family', 'font-size', 'font-weight'],
  ...['font-style', 'font-stretch', 'font-variant', 'letter-spacing', 'word-spacing', 'direction'],
  ...['text-anchor', 'text-decoration', 'dominant-baseline', 'alignment-baseline'],
  ...['baseline-shift', 'writing-mode'],
])

/** A logo of any taste; what is beyond is no logo, or an attack on what draws it. */
const DEEPEST = 32
const MOST_ELEMENTS = 5_000
/** Masks within masks are drawn again for each use. */
const MOST_MASKS = 16

/** Rules that fetch, signs that hide one (`\40 import`), and addresses that lead out of the drawing. */
const LEADS_OUT = /[@\\<]|expression|javascript:|url\s*\((?!\s*['"]?#)/i
/** In a style sheet a class may stand on every element. */
const MASKS = /mask|clip-path/i

/**
 * Whether a text is an SVG drawing and nothing but: every element and attribute is on the list, nothing runs, nothing
 * is fetched, and drawing it costs what a drawing costs.
 */
export function isPlainSvg(text: string): boolean {
  const drawing = new Drawing()
  const parser = new SaxesParser({ xmlns: true })
  const refuse = () => drawing.refuse()
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('processinginstruction', refuse)
  parser.on('opentag', (tag) => drawing.open(tag))
  parser.on('text', (inside) => drawing.text(inside))
  parser.on('cdata', (inside) => drawing.text(inside))
  parser.on('closetag', () => drawing.close())
  // In pieces, so that a text that is refused is not read to its end.
  for (let at = 0; at < text.length && drawing.isPlain; at += 4_096)
    parser.write(text.slice(at, at + 4_096))
  if (drawing.isPlain) parser.close()
  return drawing.isPlain && drawing.isSvg
}

class Drawing {
  isPlain = true
  isSvg = false
  #elements = 0
  #masks = 0
  #open: string[] = []

  refuse(): void {
    this.isPlain = false
  }

  open(tag: SaxesTagNS): void {
    if (this.#elements === 0) this.isSvg = tag.local === 'svg'
    this.#elements++
    this.#open.push(tag.local)
    const isNote = NOTES.includes(tag.uri)
    const isKnown = isNote || ((tag.uri === SVG || tag.uri === '') && ELEMENTS.has(tag.local))
    const attributes = Object.values(tag.attributes)
    if (
      !isKnown ||
      this.#elements > MOST_ELEMENTS ||
      this.#open.length > DEEPEST ||
      !attributes.every((attribute) => isPlainAttribute(tag.local, attribute))
    )
      this.refuse()
    this.#masks += attributes.filter(
      ({ value, local }) => MASKS.test(`${local} ${value}`) && value.includes('url')
    ).length
    if (this.#masks > MOST_MASKS) this.refuse()
  }

  text(inside: string): void {
    if (this.#open.at(-1) !== 'style') return
    if (LEADS_OUT.test(inside) || MASKS.test(inside)) this.refuse()
  }

  close(): void {
    this.#open.pop()
  }
}

function isPlainAttribute(
  element: string,
  { uri, local, prefix, value }: { uri: string; local: string; prefix: string; value: string }
): boolean {
  if (uri === XMLNS || NOTES.includes(uri) || local.startsWith('data-')) return true
  if (uri === XML) return local === 'space' || local === 'lang'
  if (local === 'href' && (uri === '' || uri === XLINK))
    return GRADIENTS.includes(element) && /^#[\w.-]+$/.test(value)
  return uri === '' && prefix === '' && ATTRIBUTES.has(local) && !LEADS_OUT.test(value)
}
