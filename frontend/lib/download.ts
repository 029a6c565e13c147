/** Safari reads the file only after the click. */
const KEPT_MS = 40_000

/** Saves a file that the page holds by the reader's browser. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
