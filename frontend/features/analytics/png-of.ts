/** Twice as many pixels as on a plain screen, so that it can be put into a document. */
const SCALE = 2

/** A picture of an SVG of the page, or of its text, on the colour of the page. */
export async function pngOf(svg: SVGSVGElement | string): Promise<Blob> {
  const text = typeof svg === 'string' ? svg : textOf(svg)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  const context = canvas.getContext('2d')!
  context.fillStyle =
    getComputedStyle(document.documentElement).getPropertyValue('--surface') || '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png')
  )
}

/** With its size; without the parts that are HTML, which a browser does not draw into a picture. */
function textOf(svg: SVGSVGElement): string {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const part of copy.querySelectorAll('foreignObject')) part.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.ceil(width)))
  copy.setAttribute('height', String(Math.ceil(height)))
  copy.style.fontFamily = getComputedStyle(svg).fontFamily
  return new XMLSerializer().serializeToString(copy)
}
