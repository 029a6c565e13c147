import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

/** Sharp on the screens of phones, and no larger than a browser can hold. */
const SHARPEST = 2

const load = (data: ArrayBuffer) =>
  getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    // Fonts come with the document; nothing is fetched or run.
    useSystemFonts: false,
    enableXfa: false,
  }).promise

/** The pages of several PDFs as one, for paper: what is signed in a browser stays each as it is. */
export async function joinPdfs([first, ...others]: [ArrayBuffer, ...ArrayBuffer[]]): Promise<Blob> {
  const pdf = await load(first)
  const joined = await pdf.extractPages([
    { document: null },
    ...others.map((data) => ({ document: new Uint8Array(data) })),
  ])
  return new Blob([joined as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/** A PDF to be shown, page by page. */
export async function openPdf(data: ArrayBuffer) {
  const pdf = await load(data)
  return {
    pages: pdf.numPages,
    /** Draws a page as wide as its canvas stands there; `done` answers its words, for who does not see it. */
    draw(number: number, canvas: HTMLCanvasElement): { done: Promise<string>; cancel: () => void } {
      let task: { cancel: () => void } | undefined
      let isGone = false
      const draw = async () => {
        const page = await pdf.getPage(number)
        const { width } = page.getViewport({ scale: 1 })
        const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST)
        const viewport = page.getViewport({ scale: (canvas.clientWidth / width) * sharpness })
        if (isGone) return ''
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        const rendering = page.render({ canvas, viewport })
        task = rendering
        await rendering.promise
        const { items } = await page.getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }
      return {
        done: draw(),
        cancel: () => {
          isGone = true
          task?.cancel()
        },
      }
    },
  }
}
