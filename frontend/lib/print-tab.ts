import { fetchFile } from '@/api/fetch-file'

/** A tab for a PDF that is still being made. */
export interface PrintTab {
  /** Shows the PDFs as one. Answers its address where a browser stopped the tab. */
  show: (urls: readonly string[]) => Promise<string | null>
  close: () => void
}

/**
 * Opens a tab at once, in the press that asked for it: a browser stops what opens later by itself.
 *
 * @param words what stands there meanwhile
 */
export function openPrintTab(words: string): PrintTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = words
    tab.document.body.textContent = words
    tab.document.body.style.cssText = 'margin: 2rem; font: 1rem system-ui; color-scheme: light dark'
  }
  return {
    show: async (urls) => {
      const address = await onePdf(urls)
      tab?.location.replace(address)
      return tab ? null : address
    },
    close: () => tab?.close(),
  }
}

/** One file stays where it is; several are joined in the page. */
async function onePdf(urls: readonly string[]): Promise<string> {
  const [only] = urls
  if (only !== undefined && urls.length === 1) return only
  const [{ joinPdfs }, ...files] = await Promise.all([
    import('./open-pdf.ts'),
    ...urls.map(async (url) => (await fetchFile(url)).file.arrayBuffer()),
  ])
  return URL.createObjectURL(await joinPdfs(files as [ArrayBuffer, ...ArrayBuffer[]]))
}
