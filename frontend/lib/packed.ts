import { Zip, ZipDeflate } from 'fflate'

/** Several files in one, or a large one made small, a piece at a time: the page stays alive meanwhile. */
export async function packed(files: readonly File[]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    parts.push(new Uint8Array(piece))
  })
  for (const [at, file] of files.entries()) {
    // Two files of one name in different folders.
    const entry = new ZipDeflate(`${at + 1}-${file.name}`, { level: 6 })
    zip.add(entry)
    const reader = file.stream().getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value)
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  return new File(parts, files.map(({ name }) => name).join(' + '), { type: 'application/zip' })
}
